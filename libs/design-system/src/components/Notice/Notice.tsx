import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { AlertIcon } from '../../icons/generated/AlertIcon';
import { CircleCheckIcon } from '../../icons/generated/CircleCheckIcon';
import { InfosIcon } from '../../icons/generated/InfosIcon';
import { WarningIcon } from '../../icons/generated/WarningIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { softTones } from '../../theme/softTones';
import { color, font, radius, space } from '../../theme/tokens';
import { tones, type Tone } from '../Badge/Badge';

/** Properties of `Notice`. */
export interface NoticeProps extends Omit<NativeProps<'div'>, 'title'> {
  tone?: Tone;
  /** Its own icon; `false` for none. */
  icon?: IconSlot;
  title?: ReactNode;
  /** A link or small button under the words. */
  action?: ReactNode;
  /** An `IconButton` in the corner, to put the notice away. */
  corner?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s3};
  padding: 14px ${space.s4};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: ${font.s};
  line-height: 1.45;
  &[data-icon='false'] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-corner='true'] {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  &[data-icon='false'][data-corner='true'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${softTones}
  > svg {
    margin-top: 1px;
  }
  && a {
    color: inherit;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

const Name = styled.b`
  display: block;
`;

/* Its touch area reaches into the notice's own air. */
const Corner = styled.div`
  margin: -12px -14px -12px 0;
`;

const Action = styled.div`
  margin-top: ${space.s2};
`;

const defaultIcons: Record<Tone, IconSlot> = {
  neutral: <InfosIcon size={20} />,
  brand: <InfosIcon size={20} />,
  success: <CircleCheckIcon size={20} />,
  warning: <WarningIcon size={20} />,
  danger: <AlertIcon size={20} />,
};

/** A few words that matter here; add `role="alert"` when they arrive later. */
export function Notice({ tone: wanted, icon, title, action, corner, children, ...rest }: NoticeProps) {
  const tone = oneOf(tones, wanted, 'neutral');
  const shown = icon === undefined ? defaultIcons[tone] : icon;
  return (
    <Root {...rest} data-tone={tone} data-icon={Boolean(shown)} data-corner={Boolean(corner)}>
      <IconSlotView icon={shown} size={20} />
      <div>
        {title && <Name>{title}</Name>}
        {children}
        {action && <Action>{action}</Action>}
      </div>
      {corner && <Corner>{corner}</Corner>}
    </Root>
  );
}
