import { useMemo, type ReactNode } from 'react';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { useLinkComponent } from '../../link/LinkProvider';
import { readRichText } from './readRichText';
import { renderTree } from './renderTree';
import { Root } from './RichText.styles';

const sizes = ['s', 'm'] as const;
const headingLevels = [2, 3, 4, 5, 6] as const;

export interface RichTextProps extends Omit<NativeProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Untrusted HTML from a hotel. */
  html: string | null | undefined;
  /** The level of its highest heading. Default: 3. */
  headingLevel?: (typeof headingLevels)[number];
  /** Announced after a link that opens in a new tab. */
  newTabLabel?: ReactNode;
  /** The size of running text: 15 or 17 px. Default: `m`. */
  size?: (typeof sizes)[number];
}

/** A hotel's HTML, reduced to allowed elements and attributes. No other component shows HTML of hotels. */
export function RichText({ html, headingLevel, newTabLabel, size, ...rest }: RichTextProps) {
  const link = useLinkComponent();
  const text = typeof html === 'string' ? html : '';
  const nodes = useMemo(() => readRichText(text), [text]);
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
