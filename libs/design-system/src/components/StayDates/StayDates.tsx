import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ArrowRightIcon } from '../../icons/generated/ArrowRightIcon';
import { type NativeProps } from '../../internal/native';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** One end of a stay. */
export interface StayDate {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}

/** Properties of `StayDates`. */
export interface StayDatesProps extends NativeProps<'dl'> {
  arrival: StayDate;
  departure: StayDate;
  /** How long, with a label for those who listen. */
  duration?: { label: string; value: ReactNode };
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${space.s3};
  align-items: start;
  overflow-wrap: break-word;
  dt {
    color: ${color.textMuted};
    font-size: ${font.xs};
  }
  > :last-child {
    text-align: end;
  }
  @media (max-width: 359.98px) {
    dd {
      hyphens: auto;
    }
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      text-align: start;
    }
  }
`;

const Value = styled.dd`
  font: ${font.titleWeight} ${font.xl} / 1.2 ${font.title};
  letter-spacing: ${font.titleTracking};
  @media (max-width: 359.98px) {
    font-size: ${font.l};
  }
`;

const Note = styled.dd`
  color: ${color.textMuted};
  font-size: ${font.s};
  line-height: 1.4;
`;

const Duration = styled.div`
  align-self: center;
  dd {
    display: grid;
    justify-items: center;
    color: ${color.textMuted};
    font-size: ${font.xs};
    line-height: 1.4;
  }
  ${media.largeText} {
    svg {
      display: none;
    }
    dd {
      justify-items: start;
    }
  }
`;

function End({ label, value, note }: StayDate) {
  return (
    <div>
      <dt>{label}</dt>
      <Value>{value}</Value>
      {note && <Note>{note}</Note>}
    </div>
  );
}

/** Arrival, length and departure on one line. */
export function StayDates({ arrival, departure, duration, ...rest }: StayDatesProps) {
  return (
    <Root {...rest}>
      <End {...arrival} />
      {duration ? (
        <Duration>
          <dt>
            <VisuallyHidden>{duration.label}</VisuallyHidden>
          </dt>
          <dd>
            <ArrowRightIcon size={20} />
            {duration.value}
          </dd>
        </Duration>
      ) : (
        <div />
      )}
      <End {...departure} />
    </Root>
  );
}
