import { createElement, type ElementType, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { headingTags } from './allowed';
import { type RichElement, type RichNode } from './nodes';
import { isElsewhere } from './safeAddress';
import { levelHeadings } from './tidy';

interface RenderOptions {
  link: ElementType;
  newTabLabel?: ReactNode;
  headingLevel: number;
}

/** Renders the tree as React elements. React escapes texts and attributes; no markup is parsed again. */
export function renderTree(nodes: readonly RichNode[], options: RenderOptions): ReactNode {
  const headings = levelHeadings(nodes, options.headingLevel);
  const ranks = [...headings.keys()];

  const drawLink = ({ props, children }: RichElement, key: number) => {
    const { href = '', align: _align, ...rest } = props;
    if (!isElsewhere(href)) {
      const isPath = href.startsWith('/');
      return createElement(isPath ? options.link : 'a', { ...rest, key, href }, ...drawAll(children));
    }
    return (
      <a {...rest} key={key} href={href} target="_blank" rel="noopener noreferrer">
        {...drawAll(children)}
        {options.newTabLabel && <VisuallyHidden> {options.newTabLabel}</VisuallyHidden>}
      </a>
    );
  };

  const draw = (node: RichNode, key: number): ReactNode => {
    if (typeof node === 'string') return node;
    const { tag, props, children } = node;
    if (tag === 'a') return drawLink(node, key);
    if (tag === 'img') {
      const { align: _align, alt = '', ...picture } = props;
      return (
        <img {...picture} key={key} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />
      );
    }
    const { align, ...rest } = props;
    const isHeading = headingTags.has(tag);
    return createElement(
      headings.get(tag) ?? tag,
      {
        ...rest,
        key,
        'data-align': align,
        'data-rank': isHeading ? Math.min(3, ranks.indexOf(tag) + 1) : undefined,
      },
      ...drawAll(children),
    );
  };

  const drawAll = (list: readonly RichNode[]) => list.map(draw);
  return drawAll(nodes);
}
