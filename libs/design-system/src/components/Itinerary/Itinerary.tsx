import { type Key, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { WalkIcon } from '../../icons/generated/WalkIcon';
import { type NativeProps } from '../../internal/native';
import { mutedS, mutedXs, tabularFigures } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

/** One stop of an `Itinerary`. */
export interface ItineraryStop {
  /** The React key. It stays the same when the stop moves. */
  id: Key;
  /** The walk that leads here: "6 min on foot". */
  walk?: ReactNode;
  /** When, in words: "10:00 to 11:30". */
  time: ReactNode;
  /** A heading with a link. */
  title: ReactNode;
  /** One muted line below the title. */
  note?: ReactNode;
  /** A `Badge`. */
  warning?: ReactNode;
  /** A `RowMedia` at the end. */
  media?: ReactNode;
  /** Fields and `IconButton`s on a line of their own; never printed. */
  controls?: ReactNode;
  /** Takes the place of the whole stop: what just happened to it. */
  instead?: ReactNode;
}

export interface ItineraryProps extends Omit<NativeProps<'ol'>, 'children'> {
  /** The stops in the order of the way. */
  stops: readonly ItineraryStop[];
  /** The level of the stops' headings. Default: `h3`. */
  titleAs?: 'h2' | 'h3' | 'h4';
}

const Root = styled.ol`
  counter-reset: stop;
  > li:not([data-instead]) {
    counter-increment: stop;
  }
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: ${space.s1} ${space.s3};
    padding-bottom: ${space.s6};
    break-inside: avoid;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  /* The way from point to point. */
  > li::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: 13px;
    width: 2px;
    background: ${color.line};
  }
  /* It ends at the last point. */
  > li:last-child::before {
    bottom: auto;
    height: ${space.s8};
  }
  > li:last-child:not(:has(> p))::before {
    display: none;
  }
  ${media.largeText} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
    > li::before {
      display: none;
    }
  }
`;

const Walk = styled.p`
  display: flex;
  grid-column: 2 / -1;
  gap: ${space.s1};
  align-items: center;
  margin-bottom: ${space.s3};
  ${mutedXs}
  ${media.largeText} {
    grid-column: 1;
  }
`;

const Point = styled.span`
  &::before {
    content: counter(stop);
  }
  position: relative;
  display: grid;
  grid-column: 1;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: ${font.xs};
  font-weight: ${font.semibold};
  ${tabularFigures}
  /* Separates it from the line. */
  box-shadow: 0 0 0 4px ${color.page};
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;
  min-width: 0;
  line-height: 1.4;
`;

const Time = styled.p`
  color: ${color.primaryInk};
  font-size: ${font.s};
  font-weight: ${font.semibold};
  line-height: 28px;
  ${tabularFigures}
`;

const Name = styled.h3`
  font-weight: ${font.semibold};
  line-height: 1.3;
  overflow-wrap: anywhere;
  /* Enlarges the touch target without moving the lines apart. */
  a {
    display: inline-block;
    margin-block: -12px;
    padding-block: 12px;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Note = styled.p`
  ${mutedS}
`;

const Warning = styled.p`
  margin-top: ${space.s1};
  > * {
    white-space: normal;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / -1;
  gap: ${space.s1};
  align-items: center;
  margin-top: ${space.s2};
  /* A select stays as narrow as its longest choice. */
  > :first-child {
    flex: 1 1 132px;
    max-width: 150px;
  }
  @media (max-width: 359.98px) {
    > :first-child {
      flex-basis: 100%;
      max-width: none;
    }
  }
  @media print {
    display: none;
  }
  ${media.largeText} {
    grid-column: 1;
  }
`;

const Instead = styled.div`
  grid-column: 2 / -1;
  ${media.largeText} {
    grid-column: 1;
  }
`;

/** Stops of a way in their order, each with its time and the walk that leads to it. */
export function Itinerary({ stops, titleAs, ...rest }: ItineraryProps) {
  return (
    <Root {...rest}>
      {stops.map(({ id, instead, walk, time, title, note, warning, media: picture, controls }) => {
        if (instead)
          return (
            <li key={id} data-instead="">
              <Instead>{instead}</Instead>
            </li>
          );
        return (
          <li key={id}>
            {walk && (
              <Walk>
                <WalkIcon size={16} />
                {walk}
              </Walk>
            )}
            <Point aria-hidden />
            <Words>
              <Time>{time}</Time>
              <Name as={titleAs}>{title}</Name>
              {note && <Note>{note}</Note>}
              {warning && <Warning>{warning}</Warning>}
            </Words>
            {picture && <div>{picture}</div>}
            {controls && <Controls>{controls}</Controls>}
          </li>
        );
      })}
    </Root>
  );
}
