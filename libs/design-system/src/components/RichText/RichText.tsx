import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { useLinkComponent } from '../../link/LinkProvider';
import { type RichNode } from './nodes';
import { readRichText } from './readRichText';
import { renderTree } from './renderTree';
import { Root } from './RichText.styles';

const sizes = ['s', 'm'] as const;
const headingLevels = [2, 3, 4, 5, 6] as const;

/** Properties of `RichText`. */
export interface RichTextProps extends Omit<NativeProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML as a hotel wrote it; nothing in it is trusted. */
  html: string | null | undefined;
  /** The level that its highest heading gets; 3 under a page's h2. */
  headingLevel?: (typeof headingLevels)[number];
  /** Heard after a link that leaves for a tab of its own. */
  newTabLabel?: ReactNode;
  size?: (typeof sizes)[number];
}

/** DOMPurify's reading of a text that is not plain, once its chunk has come; the browser alone asks for it. */
function useSecondReading(html: string, isPlain: boolean): RichNode[] | undefined {
  const [reading, setReading] = useState<{ html: string; nodes: RichNode[] }>();
  useEffect(() => {
    if (isPlain) return;
    let isWanted = true;
    import('./purify')
      .then(({ purifyRichText }) => {
        if (isWanted) setReading({ html, nodes: purifyRichText(html) });
      })
      // Offline or blocked: the first reading is safe by itself and stays.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [html, isPlain]);
  return reading?.html === html ? reading.nodes : undefined;
}

/** A hotel's own HTML, reduced to what may be drawn. The only place that shows any. */
export function RichText({ html, headingLevel, newTabLabel, size, ...rest }: RichTextProps) {
  const link = useLinkComponent();
  const text = typeof html === 'string' ? html : '';
  const first = useMemo(() => readRichText(text), [text]);
  const nodes = useSecondReading(text, first.isPlain) ?? first.nodes;
  if (nodes.length === 0) return null;
  return (
    <Root
      {...rest}
      data-size={oneOf(sizes, size, 'm')}
      data-plain={nodes.every((node) => typeof node === 'string')}
    >
      {renderTree(nodes, {
        link,
        newTabLabel,
        headingLevel: oneOf(headingLevels, headingLevel, 3),
      })}
    </Root>
  );
}
