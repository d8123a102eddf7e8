import { createElement, type ReactNode } from 'react';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { useLinkComponent } from '../../link/LinkProvider';
import { Picture } from '../Picture/Picture';
import { Item } from './PlaceRow.styles';

export interface PlaceRowProps extends Omit<NativeProps<'li'>, 'title' | 'children'> {
  /** The address of the place's page. */
  href: string;
  /** The address of a photograph of the place. */
  picture?: string | undefined;
  /** Shown when there is no picture: a `Scene`, or an icon on the hotel's gradient. */
  icon?: IconSlot;
  /** The name of the place, and of its link. */
  title: ReactNode;
  /** The element of the title. */
  titleAs?: 'h2' | 'h3' | 'span';
  /** A small line above the title. */
  eyebrow?: ReactNode;
  /** One line about the place. */
  description?: ReactNode;
  /** What it gives: stands out. */
  highlight?: ReactNode;
  /** States and distances, side by side. */
  meta?: ReactNode;
  /** A last small line: category, price. */
  note?: ReactNode;
  /** A button beside the link: favourite. */
  action?: ReactNode;
  /** `row`: small picture on the left; `feature`: large picture above the words. */
  variant?: 'row' | 'feature';
  /** Loads the picture at once, for a row in the first view. */
  isEager?: boolean;
  /** Marks the place that is selected on the map beside the list. */
  isCurrent?: boolean;
  /** `div` for a place outside of a list. */
  as?: 'li' | 'div';
}

/** A place: picture, name, distance and state. The whole row is its link; the action beside it is its own button. */
export function PlaceRow({
  href,
  picture,
  icon,
  title,
  titleAs: Heading = 'h3',
  eyebrow,
  description,
  highlight,
  meta,
  note,
  action,
  variant = 'row',
  isEager,
  isCurrent,
  ...rest
}: PlaceRowProps) {
  const link = useLinkComponent();
  const isFeature = variant === 'feature';
  return (
    <Item {...rest} data-variant={variant} data-current={isCurrent}>
      <span data-part="picture">
        <Picture
          src={picture}
          ratio={isFeature ? '16:9' : '4:3'}
          sizes={isFeature ? '(min-width: 992px) 640px, 100vw' : '112px'}
          isEager={isEager}
          fallback={<IconSlotView icon={icon} size={isFeature ? 48 : 28} />}
        />
      </span>
      <div data-part="words">
        {eyebrow && <p data-part="eyebrow">{eyebrow}</p>}
        <Heading data-part="title">
          {createElement(link, { href, 'aria-current': isCurrent ? 'true' : undefined }, title)}
        </Heading>
        {description && <p data-part="description">{description}</p>}
        {highlight && <p data-part="highlight">{highlight}</p>}
      </div>
      {action && <div data-part="action">{action}</div>}
      {(meta || note) && (
        <div data-part="facts">
          {meta && <div data-part="meta">{meta}</div>}
          {note && <p data-part="note">{note}</p>}
        </div>
      )}
    </Item>
  );
}
