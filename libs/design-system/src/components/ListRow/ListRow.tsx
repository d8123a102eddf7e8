import { type MouseEventHandler, type ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/generated/ChevronRightIcon';
import { type NativeProps } from '../../internal/native';
import { useLinkComponent } from '../../link/LinkProvider';
import { Amount, Description, End, Heading, Item, Line } from './ListRow.styles';

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
  const target =
    href !== undefined
      ? { as: link, href, onClick: onPress }
      : onPress
        ? { as: 'button' as const, type: 'button', onClick: onPress }
        : {};
  const hasEnd = Boolean(end) || Boolean(endNote) || hasChevron;
  return (
    <Item {...rest}>
      <Line {...target} data-media={Boolean(media)} aria-current={isCurrent || undefined}>
        {media}
        <div>
          <Heading as={titleAs}>{title}</Heading>
          {description && <Description>{description}</Description>}
        </div>
        {hasEnd && (
          <End>
            <span>
              {end && <Amount>{end}</Amount>}
              {endNote && <small>{endNote}</small>}
            </span>
            {hasChevron && <ChevronRightIcon size={20} />}
          </End>
        )}
      </Line>
    </Item>
  );
}
