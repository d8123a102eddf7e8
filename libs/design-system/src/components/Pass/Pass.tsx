import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/generated/CloseIcon';
import { type NativeProps } from '../../internal/native';
import { useModalDialog } from '../../internal/useModalDialog';
import { IconButton } from '../IconButton/IconButton';
import { Title } from '../Title/Title';
import { Body, Code, Head, Note, Root, Words } from './Pass.styles';

export interface PassProps extends Omit<
  NativeProps<'dialog'>,
  'open' | 'onClose' | 'title' | 'ref' | 'children'
> {
  /** Whether the card is shown. The caller keeps the state. */
  isOpen: boolean;
  /** Called by Escape and by the close button. */
  onClose: () => void;
  /** Name of the close button. */
  closeLabel: string;
  /** Who shows it: the hotel. */
  issuer: ReactNode;
  /** Where it counts: the partner. */
  eyebrow?: ReactNode;
  /** What it gives, and the name of the dialog. */
  title: ReactNode;
  /** Drawn as large as the window allows. */
  code?: string | undefined;
  /** What the code is, above it: "Code". */
  codeLabel?: ReactNode;
  /** Conditions and dates. */
  note?: ReactNode;
}

/** A card that a guest shows to somebody, over the whole window: large, on the brand colour. */
export function Pass({
  isOpen,
  onClose,
  closeLabel,
  issuer,
  eyebrow,
  title,
  code,
  codeLabel,
  note,
  ...rest
}: PassProps) {
  const dialog = useModalDialog(isOpen, onClose);
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} {...rest} {...dialog}>
      {isOpen && (
        <>
          <Head>
            <span>{issuer}</span>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </Head>
          {/* Focusable, so that the keyboard can scroll it. */}
          <Body tabIndex={0} role="group" aria-labelledby={titleId}>
            <Words>
              {eyebrow && <span>{eyebrow}</span>}
              <Title as="h2" level="h1" id={titleId} tabIndex={-1} data-first-focus="">
                {title}
              </Title>
            </Words>
            {code && (
              <Code>
                <small>{codeLabel}</small>
                <b>{code}</b>
              </Code>
            )}
            {note && <Note>{note}</Note>}
          </Body>
        </>
      )}
    </Root>
  );
}
