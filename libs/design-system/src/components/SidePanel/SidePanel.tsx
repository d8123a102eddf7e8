import { type ReactNode } from 'react';
import { CloseIcon } from '../../icons/generated/CloseIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { useModalDialog } from '../../internal/useModalDialog';
import { IconButton } from '../IconButton/IconButton';
import { Foot, Root, Sheet, Top } from './SidePanel.styles';

const sides = ['left', 'right'] as const;

/** Properties of `SidePanel`. */
export interface SidePanelProps extends Omit<NativeProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  isOpen: boolean;
  /** Escape or the close button was pressed. */
  onClose: () => void;
  closeLabel: string;
  side?: (typeof sides)[number];
  /** Stands at the head, before the close button. */
  top?: ReactNode;
  /** Stays at the end of the panel. */
  foot?: ReactNode;
  /** For the one component that lends its parts to the styles of a page around. */
  className?: string;
}

/** The frame of whatever slides in from a side: a modal dialog whose backdrop bounces instead of closing. */
export function SidePanel({
  isOpen,
  onClose,
  closeLabel,
  side,
  top,
  foot,
  children,
  ...rest
}: SidePanelProps) {
  const dialog = useModalDialog(isOpen, onClose);
  return (
    <Root {...rest} {...dialog} data-side={oneOf(sides, side, 'right')}>
      <Sheet>
        <Top>
          {top}
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </Top>
        {children}
        {foot && <Foot>{foot}</Foot>}
      </Sheet>
    </Root>
  );
}
