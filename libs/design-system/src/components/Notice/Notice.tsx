import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { AlertIcon } from '../../icons/generated/AlertIcon';
import { CircleCheckIcon } from '../../icons/generated/CircleCheckIcon';
import { InfosIcon } from '../../icons/generated/InfosIcon';
import { WarningIcon } from '../../icons/generated/WarningIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { forcedBorder } from '../../internal/styles';
import { softTones } from '../../theme/softTones';
import { color, font, radius, space } from '../../theme/tokens';
import { tones, type Tone } from '../Badge/Badge';

export interface NoticeProps extends Omit<NativeProps<'div'>, 'title'> {
  /** The colours and the default icon. Default: `neutral`. */
  tone?: Tone;
  /** Default: the icon of the tone. `false` for none. */
  icon?: IconSlot;
  /** A first line in semibold: the message in short. */
  title?: ReactNode;
  /** A link or small button below the text. */
  action?: ReactNode;
  /** An `IconButton` in the corner, to close the notice. */
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
  ${forcedBorder}
`;

const Name = styled.b`
  display: block;
`;

/* Lets the touch target reach into the padding. */
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

/** A message in the page. Add `role="alert"` when it appears later. */
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
