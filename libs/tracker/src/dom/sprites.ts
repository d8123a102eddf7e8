import { messages, type MessageWriter } from '@guest/recording-codec';
import type { Mirror } from './mirror';

/** Players recognise an inlined symbol by this. */
const PREFIX = '_$OPENREPLAY_SPRITE$_';

interface Options {
  write: MessageWriter['write'];
  mirrorOf: (node: Node) => Mirror | undefined;
}

/** What `<use>` elements show: a player has no sprite file, so the symbol travels along. */
export function createSprites({ write, mirrorOf }: Options) {
  const files = new Map<string, Promise<Document | undefined>>();

  const load = async (url: string): Promise<Document | undefined> => {
    try {
      const answer = await fetch(url);
      return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'image/svg+xml') : undefined;
    } catch {
      return undefined;
    }
  };
  const fileOf = (url: string) => {
    const known = files.get(url) ?? load(url);
    files.set(url, known);
    return known;
  };

  const tell = (use: Element, symbol: Element | null | undefined) => {
    const mirror = mirrorOf(use);
    if (mirror && symbol) write(messages.SetNodeAttribute, mirror.id, 'href', PREFIX + symbol.outerHTML);
  };

  return {
    onUse(use: Element) {
      const href = use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '';
      const [file = '', id = ''] = href.split('#');
      if (id === '') return;
      if (file === '') return tell(use, use.ownerDocument.getElementById(id));
      const url = new URL(file, document.baseURI);
      if (url.origin !== location.origin) return;
      void fileOf(url.href).then((sprite) => tell(use, sprite?.getElementById(id)));
    },
  };
}
