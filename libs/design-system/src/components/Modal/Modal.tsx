import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/generated/CloseIcon';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { useModalDialog } from '../../internal/useModalDialog';
import { IconButton } from '../IconButton/IconButton';
import { Title, type TitleLevel } from '../Title/Title';
import { Actions, Body, Head, Root, Sheet } from './Modal.styles';

/** Widths from 576 px: 420, 560 and 800 px. Below, the dialog is a sheet at the bottom. */
export const modalSizes = ['s', 'm', 'l'] as const;
export type ModalSize = (typeof modalSizes)[number];

export interface ModalProps extends Omit<NativeProps<'dialog'>, 'open' | 'onClose' | 'title' | 'ref'> {
  /** Whether the dialog is shown. The caller keeps the state. */
  isOpen: boolean;
  /** Called by Escape and by the close button. */
  onClose: () => void;
  /** Name of the dialog. */
  title: ReactNode;
  /** The look of the title. Default: `h3`. Use `h7` where the content has a heading. */
  level?: TitleLevel;
  /** Name of the close button. */
  closeLabel: string;
  /** `Button`s at the end, the main one last. */
  actions?: ReactNode;
  /** The width from 576 px: 420, 560 or 800 px. Default: `m`. */
  size?: ModalSize;
}

/** A dialog over the page. Escape and its buttons close it; a press beside it only makes it bounce. */
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
          {/* The first focus. On the close button, the space bar would close the dialog unread. */}
          <Title as="h2" level={level} id={titleId} tabIndex={-1} data-first-focus="">
            {title}
          </Title>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </Head>
        {/* Focusable, so that the keyboard can scroll a long text. */}
        <Body tabIndex={0} role="group" aria-labelledby={titleId}>
          {children}
        </Body>
        {actions && <Actions>{actions}</Actions>}
      </Sheet>
    </Root>
  );
}
