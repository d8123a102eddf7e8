import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/generated/CloseIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { useModalDialog } from '../../internal/useModalDialog';
import { IconButton } from '../IconButton/IconButton';
import { Title, type TitleLevel } from '../Title/Title';
import { Actions, Body, Head, Root, Sheet } from './Modal.styles';

/** Widths from 576 px on: 420, 560 and 800 px; a sheet at the bottom of phones. */
export const modalSizes = ['s', 'm', 'l'] as const;
export type ModalSize = (typeof modalSizes)[number];

/** Properties of `Modal`. */
export interface ModalProps extends Omit<NativeProps<'dialog'>, 'open' | 'onClose' | 'title' | 'ref'> {
  isOpen: boolean;
  /** Escape or the close button was pressed. */
  onClose: () => void;
  /** Names the dialog. */
  title: ReactNode;
  /** How the title looks, `h3` unless told; `h7` where the content has a heading of its own. */
  level?: TitleLevel;
  closeLabel: string;
  /** `Button`s at the end; the main one last. */
  actions?: ReactNode;
  size?: ModalSize;
}

/** A dialog over the page: closes by Escape and its buttons; a press beside it only nudges it. */
export function Modal({
  isOpen,
  onClose,
  title,
  level = 'h3',
  closeLabel,
  actions,
  size,
  children,
  ...rest
}: ModalProps) {
  const dialog = useModalDialog(isOpen, onClose);
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} {...rest} {...dialog} data-size={oneOf(modalSizes, size, 'm')}>
      <Sheet>
        <Head>
          {/* Where reading begins; on the way out a press of the space bar would close it unread. */}
          <Title as="h2" level={level} id={titleId} tabIndex={-1} data-first-focus="">
            {title}
          </Title>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </Head>
        {/* A long text scrolls, so the keyboard must reach it. */}
        <Body tabIndex={0} role="group" aria-labelledby={titleId}>
          {children}
        </Body>
        {actions && <Actions>{actions}</Actions>}
      </Sheet>
    </Root>
  );
}
