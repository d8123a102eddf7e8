import { createElement, type MouseEventHandler, type ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/generated/ChevronRightIcon';
import { type NativeProps } from '../../internal/native';
import { useLinkComponent } from '../../link/LinkProvider';
import { Item } from './ListRow.styles';

/** Properties of `ListRow`. */
export interface ListRowProps extends Omit<NativeProps<'li'>, 'title' | 'children' | 'onClick'> {
  /** A `RowMedia`, an icon or anything small before the words. */
  media?: ReactNode;
  title: ReactNode;
  /** The element of the title: a heading when the list is part of the page's outline. */
  titleAs?: 'span' | 'h2' | 'h3' | 'h4';
  description?: ReactNode;
  /** Price or state on the right. */
  end?: ReactNode;
  endNote?: ReactNode;
  href?: string;
  /** Makes the row a button; leave it out when there is an `href`. */
  onPress?: MouseEventHandler;
  isCurrent?: boolean;
  hasChevron?: boolean;
  /** `div` for a row outside a list. */
  as?: 'li' | 'div';
}

/** A line of a list, tappable as a whole when it leads somewhere. */
export function ListRow({
  media,
  title,
  titleAs = 'span',
  description,
  end,
  endNote,
  href,
  onPress,
  isCurrent = false,
  hasChevron = false,
  ...rest
}: ListRowProps) {
  const link = useLinkComponent();
  const Heading = titleAs;
  const content = (
    <>
      {media}
      <div data-part="words">
        <Heading data-part="title">{title}</Heading>
        {description && <p data-part="description">{description}</p>}
      </div>
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
  const line = { 'data-line': '', 'data-media': media ? '' : undefined };
  if (href === undefined && !onPress) {
    return (
      <Item {...rest} {...line} aria-current={current}>
        {content}
      </Item>
    );
  }
  const press = { 'aria-current': current, onClick: onPress };
  return (
    <Item {...rest}>
      {href === undefined
        ? createElement('button', { ...line, ...press, type: 'button' }, content)
        : createElement(link, { ...line, ...press, href }, content)}
    </Item>
  );
}
