import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MapIcon } from '../../icons/generated/MapIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { color, font, radius, space } from '../../theme/tokens';
import { useSeen } from './useSeen';

/** Shapes of the box; it keeps its place before the map comes. */
export const mapRatios = ['16:9', '4:3', '1:1', 'fill'] as const;
export type MapRatio = (typeof mapRatios)[number];

/** Properties of `MapSlot`. */
export interface MapSlotProps extends Omit<NativeProps<'section'>, 'children'> {
  /** Names the map. */
  label: string;
  /** Draws the map; called only once it comes near the window and the guest has agreed. */
  renderMap: () => ReactNode;
  /** The same places as a list, for whoever cannot use a map; under it, or alone when it failed. */
  list?: ReactNode;
  /** What is asked before a map of someone else may load; it stands in its place until then. */
  consent?: ReactNode;
  /** The map's service did not answer: only the list is left. */
  hasFailed?: boolean;
  /** Said in place of a failed map. */
  failureText?: ReactNode;
  ratio?: MapRatio;
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
  &[data-ratio='16:9'] {
    aspect-ratio: 16 / 9;
  }
  &[data-ratio='4:3'] {
    aspect-ratio: 4 / 3;
  }
  &[data-ratio='1:1'] {
    aspect-ratio: 1;
  }
  &[data-ratio='fill'] {
    height: 100%;
  }
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

/** A place for a map: its room is kept, it loads when seen and allowed, and the list says the same without it. */
export function MapSlot({
  label,
  renderMap,
  list,
  consent,
  hasFailed = false,
  failureText,
  ratio,
  ...rest
}: MapSlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const isAsked = consent !== undefined && consent !== null && consent !== false;
  return (
    <section aria-label={label} {...rest}>
      {(!hasFailed || failureText) && (
        <Box ref={box} data-ratio={oneOf(mapRatios, ratio, '16:9')}>
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
