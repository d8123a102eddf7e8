import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MapIcon } from '../../icons/generated/MapIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { looks, ratioLooks } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';
import { useSeen } from './useSeen';

/** Aspect ratios of the box, which is reserved before the map loads. */
export const mapRatios = ['16:9', '4:3', '1:1', 'fill'] as const;
export type MapRatio = (typeof mapRatios)[number];

/** Heights of a map that takes the whole width. `beside` a list: as tall as the window. */
export const mapHeights = ['short', 'medium', 'tall', 'beside'] as const;
export type MapHeight = (typeof mapHeights)[number];

export interface MapSlotProps extends Omit<NativeProps<'section'>, 'children'> {
  /** Name of the map. */
  label: string;
  /** Renders the map. Called when the box is near the window and the guest has agreed. */
  renderMap: () => ReactNode;
  /** The same places as a list, below the map or in its place. */
  list?: ReactNode;
  /** The question for consent, shown in place of the map until the guest agrees. */
  consent?: ReactNode;
  /** The map service did not answer: shows `failureText` and the list. */
  hasFailed?: boolean;
  /** What happened and where the places are. Without it a failure leaves only the list. */
  failureText?: ReactNode;
  /** The shape of the box. Default: 16:9. */
  ratio?: MapRatio;
  /** Wins over `ratio`. */
  height?: MapHeight;
}

const Box = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  min-height: 200px;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.sunken};
  color: ${color.textMuted};
  ${ratioLooks}
  ${looks('height', {
    short: 'height: 220px',
    medium: 'height: clamp(260px, 46vh, 420px)',
    tall: 'height: clamp(320px, 72vh, 760px)',
    beside: `height: clamp(260px, 46vh, 420px); ${media.lg} { height: clamp(320px, calc(100vh - 260px), 760px); }`,
  })}
`;

const Map = styled.div`
  position: absolute;
  inset: 0;
  isolation: isolate;
  > * {
    width: 100%;
    height: 100%;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.s3};
  justify-items: center;
  max-width: 44ch;
  padding: ${space.s5};
  font-size: ${font.s};
  text-align: center;
`;

const Places = styled.div`
  margin-top: ${space.s4};
`;

/** A place for a map, with its size reserved. The map loads when it is visible and allowed. */
export function MapSlot({
  label,
  renderMap,
  list,
  consent,
  hasFailed = false,
  failureText,
  ratio,
  height,
  ...rest
}: MapSlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const isAsked = consent !== undefined && consent !== null && consent !== false;
  return (
    <section aria-label={label} {...rest}>
      {(!hasFailed || failureText) && (
        <Box
          ref={box}
          data-ratio={height === undefined ? oneOf(mapRatios, ratio, '16:9') : undefined}
          data-height={height === undefined ? undefined : oneOf(mapHeights, height, 'medium')}
        >
          {hasFailed || isAsked || !isSeen ? (
            <Words>
              <MapIcon size={32} />
              {hasFailed ? failureText : consent}
            </Words>
          ) : (
            <Map>{renderMap()}</Map>
          )}
        </Box>
      )}
      {list && <Places>{list}</Places>}
    </section>
  );
}
