import { type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { mutedXs, overPage } from '../../internal/styles';
import { color, font, motion, radius, space } from '../../theme/tokens';

export interface MapFrameProps extends Omit<NativeProps<'div'>, 'children'> {
  /** The element that a map library draws into. */
  groundRef?: Ref<HTMLDivElement>;
  /** `IconButton`s over the lower right corner. */
  controls?: ReactNode;
  /** Quiet lines over the lower left corner: whose map this is, what it lacks. */
  notes?: readonly string[];
  /** A `MapPanel`, below the rest. */
  panel?: ReactNode;
  /** What a refused gesture needs. Shown in the middle for a moment. */
  hint?: ReactNode;
  /** What follows the map for the keyboard, and pins that are drawn elsewhere. */
  children?: ReactNode;
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  background: ${color.secondarySoft};
  color: ${color.text};
  font-size: ${font.xs};
`;

/* Shrinks where a panel stands below: nothing covers a pin for long. */
const Sight = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;

/* Circles of equal distance give the scale until a picture of the streets is there (`data-ground="shown"`). */
const Ground = styled.div`
  position: absolute;
  inset: 0;
  isolation: isolate;
  [data-ground='shown'] :is(.ds-map-ring, .ds-map-ring-label) {
    display: none;
  }
  .ds-map-ring {
    fill: ${color.surface};
    fill-opacity: 0.3;
    stroke: ${color.primarySoft2};
    stroke-opacity: 1;
    stroke-width: 1.5;
  }
  .ds-map-ring-label {
    ${mutedXs}
    line-height: 1;
    white-space: nowrap;
    > span {
      position: absolute;
      padding: 2px 6px;
      border-radius: ${radius.pill};
      background: ${color.primarySoft};
      transform: translate(-50%, -50%);
    }
  }
`;

const Corners = styled.div`
  position: absolute;
  inset: auto ${space.s3} ${space.s3};
  display: flex;
  gap: ${space.s3};
  align-items: flex-end;
  justify-content: space-between;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  min-width: 0;
  > * {
    padding: 3px 10px;
    border-radius: ${radius.pill};
    background: ${color.surface};
    ${mutedXs}
  }
`;

const Controls = styled.div`
  display: grid;
  flex: none;
  gap: ${space.s2};
  margin-left: auto;
`;

const Hint = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity ${motion.feedback},
    visibility ${motion.feedback};
  &[data-shown='true'] {
    visibility: visible;
    opacity: 1;
  }
  > span {
    padding: ${space.s3} ${space.s4};
    ${overPage}
  }
`;

/** What a `MapSlot` shows: a map's ground, tinted by the brand, and what stands over it. */
export function MapFrame({ groundRef, controls, notes = [], panel, hint, children, ...rest }: MapFrameProps) {
  return (
    <Box {...rest}>
      <Sight>
        <Ground ref={groundRef} />
        {/* A keyboard and a screen reader never meet the gestures that this is about. */}
        <Hint aria-hidden data-shown={Boolean(hint)}>
          {hint && <span>{hint}</span>}
        </Hint>
        <Corners>
          <Words>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Words>
          {controls && <Controls>{controls}</Controls>}
        </Corners>
      </Sight>
      {panel}
      {children}
    </Box>
  );
}
