import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AlertIcon } from '../../../icons/generated/AlertIcon';
import { CircleCheckIcon } from '../../../icons/generated/CircleCheckIcon';
import { mutedXs } from '../../../internal/styles';
import { color, font, radius, space } from '../../../theme/tokens';
import { IconButton } from '../../IconButton/IconButton';
import { ProgressBar } from '../../ProgressBar/ProgressBar';
import { FilePreview } from './FilePreview';

/** One file of a `FileField`. */
export interface FileItem {
  /** The React key, given to every callback. */
  id: string;
  /** The name of the file, as on the device. */
  name: string;
  /** `chosen`: is sent with the form. `waiting`: its sending was interrupted and goes on without the guest. */
  status: 'chosen' | 'waiting' | 'sending' | 'sent' | 'failed';
  /** The sent share, 0 to 1. */
  progress?: number;
  /** Its size, or what went wrong. */
  note?: ReactNode;
  /** Hides the retry button, when a retry would fail again. */
  isFinal?: boolean;
  /** The file, for a preview of a picture. */
  file?: Blob;
}

/** The labels of the buttons of a file. They contain its name, so that each button has its own name. */
export interface FileRowLabels {
  /** "Remove passport.jpg". */
  remove: (name: string) => string;
  /** "Stop sending passport.jpg". */
  cancel?: (name: string) => string;
  /** "Send passport.jpg again". */
  retry?: (name: string) => string;
}

interface FileRowProps {
  item: FileItem;
  labels: FileRowLabels;
  onRemove: () => void;
  onCancel?: () => void;
  onRetry?: () => void;
}

const Root = styled.li`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s2};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  flex-wrap: wrap;
  background: ${color.surface};
  &[data-status='failed'] {
    border-color: ${color.danger};
  }
  &[data-status='waiting'] {
    border-color: ${color.warning};
  }
`;

const Body = styled.div`
  display: grid;
  flex: 1 1 6em;
  gap: 4px;
  min-width: 0;
  line-height: 1.35;
`;

/* Long names wrap, because their end is important. */
const Name = styled.span`
  font-size: ${font.s};
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  ${mutedXs}
  [data-status='failed'] & {
    color: ${color.danger};
    font-weight: ${font.semibold};
  }
  [data-status='waiting'] & {
    color: ${color.warning};
  }
  [data-status='sent'] & {
    color: ${color.success};
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  margin-inline-start: auto;
`;

/** A chosen file with its state, progress and buttons. */
export function FileRow({ item, labels, onRemove, onCancel, onRetry }: FileRowProps) {
  const { name, status, progress, note, file } = item;
  const isSending = status === 'sending';
  const isIdle = status === 'failed' || status === 'waiting';
  const row = useRef<HTMLLIElement>(null);
  const handleRetry = () => {
    // The retry button disappears; the focus stays in the row.
    row.current?.focus();
    onRetry?.();
  };
  return (
    <Root ref={row} tabIndex={-1} data-status={status}>
      <FilePreview file={file} />
      <Body>
        <Name>{name}</Name>
        {note && (
          <Note>
            {status === 'sent' && <CircleCheckIcon size={16} />}
            {isIdle && <AlertIcon size={16} />}
            <span>{note}</span>
          </Note>
        )}
        {isSending && <ProgressBar label={name} value={Math.round(part(progress) * 100)} max={100} />}
      </Body>
      <Actions>
        {isIdle && !item.isFinal && onRetry && labels.retry && (
          <IconButton icon="refresh" label={labels.retry(name)} onClick={handleRetry} />
        )}
        {isSending && onCancel && labels.cancel ? (
          <IconButton icon="close" label={labels.cancel(name)} onClick={onCancel} />
        ) : (
          <IconButton icon="delete" label={labels.remove(name)} onClick={onRemove} />
        )}
      </Actions>
    </Root>
  );
}

const part = (progress: number | undefined) => Math.min(1, Math.max(0, progress || 0));
