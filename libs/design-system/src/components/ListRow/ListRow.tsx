import { createElement, use, type ElementType, type MouseEventHandler, type ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/generated/ChevronRightIcon';
import { InList } from '../../internal/inList';
import { type NativeProps } from '../../internal/native';
import { useLinkComponent } from '../../link/LinkProvider';
import { LoneRow } from './ListRow.styles';

export interface ListRowProps extends Omit<NativeProps<'li'>, 'title' | 'children' | 'onClick'> {
  /** A `RowMedia` or an icon before the text. */
  media?: ReactNode;
  /** The name of the row, and of its link or button. */
  title: ReactNode;
  /** The element of the title: a heading where the list belongs to the outline of the page. */
  titleAs?: 'span' | 'h2' | 'h3' | 'h4';
  /** One or two muted lines below the title. */
  description?: ReactNode;
  /** Badges and short facts below the description. */
  foot?: ReactNode;
  /** Price or state on the right. */
  end?: ReactNode;
  /** A muted line below `end`: "per person". */
  endNote?: ReactNode;
  /** Makes the row a link. */
  href?: string;
  /** Makes the row a button. Only without `href`. */
  onClick?: MouseEventHandler;
  /** Marks the row whose details are open beside the list (`aria-current`). */
  isCurrent?: boolean;
  /** Draws an arrow at the end, for a row that leads to a page without saying so. */
  hasChevron?: boolean;
  /** `div` for a row outside of a list. */
  as?: 'li' | 'div';
}

/** A row of a list. With `href` or `onClick` the whole row is a link or a button. */
export function ListRow({
  media,
  title,
  titleAs = 'span',
  description,
  foot,
  end,
  endNote,
  href,
  onClick,
  isCurrent = false,
  hasChevron = false,
  as = 'li',
  ...rest
}: ListRowProps) {
  const link = useLinkComponent();
  const isInList = use(InList);
  const Item: ElementType = isInList ? as : LoneRow;
  const own = isInList ? { 'data-ds-row': '' } : { as };
  const Heading = titleAs;
  const words = (
    <div data-part="words">
      <Heading data-part="title">{title}</Heading>
      {description && <p data-part="description">{description}</p>}
      {foot && <div data-part="foot">{foot}</div>}
    </div>
  );
  const content = (
    <>
      {/* After an empty first child React compares all of them by a map, which is slower. */}
      {media ? (
        <>
          {media}
          {words}
        </>
      ) : (
        words
      )}
      {(end || endNote) && (
        <span data-part="end">
          {end}
          {endNote && (
            <>
              {' '}
              <small data-part="note">{endNote}</small>
            </>
          )}
        </span>
      )}
      {hasChevron && <ChevronRightIcon size={20} />}
    </>
  );
  const current = isCurrent || undefined;
  const line = {
    'data-line': '',
    'data-media': media ? '' : undefined,
    'data-chevron': hasChevron ? '' : undefined,
  };
  if (href === undefined && !onClick) {
    return (
      <Item {...rest} {...own} {...line} aria-current={current}>
        {content}
      </Item>
    );
  }
  const press = { 'aria-current': current, onClick: onClick };
  return (
    <Item {...rest} {...own}>
      {href === undefined
        ? createElement('button', { ...line, ...press, type: 'button' }, content)
        : createElement(link, { ...line, ...press, href }, content)}
    </Item>
  );
}
