import { type Alignment, type SafeProps } from './nodes';
import { safeLink, safePicture } from './safeAddress';

type Read = (name: string) => string | null;

const alignmentOf: Record<string, Alignment> = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
};

/** The alignment, which is the only style that is kept: colours and sizes could break the contrast of the brand. */
function alignment(read: Read): Alignment | undefined {
  const inStyle = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(read('style') ?? '')?.[1];
  const word = (inStyle ?? read('align') ?? '').toLowerCase();
  return Object.hasOwn(alignmentOf, word) ? alignmentOf[word] : undefined;
}

/** A whole number within limits, else undefined. */
function whole(value: string | null, min: number, max: number): number | undefined {
  if (value === null || !/^\s*\d{1,5}(?:px)?\s*$/.test(value)) return undefined;
  const number = Number.parseInt(value, 10);
  return number >= min && number <= max ? number : undefined;
}

function words(value: string | null): string | undefined {
  return value?.trim() || undefined;
}

const forTag: Record<string, (read: Read) => SafeProps> = {
  a: (read) => ({ href: safeLink(read('href')) }),
  abbr: (read) => ({ title: words(read('title')) }),
  img: (read) => ({
    src: safePicture(read('src')),
    alt: read('alt') ?? '',
    width: whole(read('width'), 1, 4000),
    height: whole(read('height'), 1, 4000),
  }),
  ol: (read) => ({ start: whole(read('start'), 0, 9999) }),
  time: (read) => ({ dateTime: words(read('datetime')) }),
  td: (read) => ({ colSpan: whole(read('colspan'), 2, 40), rowSpan: whole(read('rowspan'), 2, 40) }),
  th: (read) => {
    const scope = read('scope');
    return {
      colSpan: whole(read('colspan'), 2, 40),
      rowSpan: whole(read('rowspan'), 2, 40),
      scope: scope === 'col' || scope === 'row' ? scope : undefined,
    };
  },
};

const directions = ['ltr', 'rtl', 'auto'] as const;

/** Checks the attributes of an element. Rejected ones are left out. */
export function safeProps(tag: string, read: Read): SafeProps {
  const lang = words(read('lang'));
  const dir = read('dir')?.toLowerCase();
  const all: SafeProps = {
    lang: lang && /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(lang) ? lang : undefined,
    dir: directions.find((known) => known === dir),
    align: alignment(read),
    ...(Object.hasOwn(forTag, tag) ? forTag[tag]?.(read) : undefined),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
