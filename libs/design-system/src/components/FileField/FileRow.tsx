import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AlertIcon } from '../../icons/generated/AlertIcon';
import { CircleCheckIcon } from '../../icons/generated/CircleCheckIcon';
import { color, font, radius, space } from '../../theme/tokens';
import { IconButton } from '../IconButton/IconButton';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { FilePreview } from './FilePreview';

/** One file of a `FileField`, wherever it is on its way. */
export interface FileItem {
  id: string;
  name: string;
  /** `waiting` is sent by itself later, or at once when asked. */
  status: 'waiting' | 'sending' | 'sent' | 'failed';
  /** How much is sent, 0 to 1. */
  progress?: number;
  /** Its size, or in words what went wrong. */
  note?: ReactNode;
  /** Trying again would fail again: no button for it. */
  isFinal?: boolean;
  /** The file itself, for a small view of a picture. */
  file?: Blob;
}

/** What the buttons of a file say, with its name: several files must not have the same button. */
export interface FileRowLabels {
  remove: (name: string) => string;
  cancel?: (name: string) => string;
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

/* The end of a long name tells more than its middle: it wraps rather than being cut. */
const Name = styled.span`
  font-size: ${font.s};
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  color: ${color.textMuted};
  font-size: ${font.xs};
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

/** A chosen file: what it is, how far it is, and what can be done with it. */
export function FileRow({ item, labels, onRemove, onCancel, onRetry }: FileRowProps) {
  const { name, status, progress, note, file } = item;
  const isSending = status === 'sending';
  const isIdle = status === 'failed' || status === 'waiting';
  const row = useRef<HTMLLIElement>(null);
  const handleRetry = () => {
    // The button goes with the failure: the keyboard stays in the row.
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
