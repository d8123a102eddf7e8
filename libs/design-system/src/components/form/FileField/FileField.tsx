import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden';
import { type FieldProps } from '../Field/Field';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { checkFiles, type RejectedFile } from './checkFiles';
import { Files } from './FileField.styles';
import { FileRow, type FileItem, type FileRowLabels } from './FileRow';
import { FileZones, type FileZonesLabels } from './FileZones';
import { type HostProps } from '../../../internal/native';

/** The texts of a `FileField`. */
export interface FileFieldLabels extends FileRowLabels, FileZonesLabels {}

/** The caller keeps the files and sends them. */
export interface FileFieldProps extends Omit<FieldProps, 'isLabelHidden'>, HostProps {
  /** The words of zones and buttons. */
  labels: FileFieldLabels;
  /** The files with their states, which the caller keeps. */
  items: readonly FileItem[];
  /** As in `<input accept>`: ".pdf, image/*". */
  accept?: string;
  /** The largest size of one file, in bytes. Say it in `hint` too. */
  maxSize?: number;
  /** The most files. The zones disappear when they are reached. Default: 1. */
  maxCount?: number;
  /** Files within the limits, to be kept and sent. */
  onAdd: (files: File[]) => void;
  /** Files beyond the limits, each with the key of its problem. The caller shows its text for the key as `error`. */
  onReject?: (rejected: RejectedFile[]) => void;
  /** Called by the remove button of a file, with its id. */
  onRemove: (id: string) => void;
  /** Called by the stop button of a file that is being sent. Without it, the remove button stays. */
  onCancel?: (id: string) => void;
  /** Called by the retry button of a failed file. Without it there is none. */
  onRetry?: (id: string) => void;
  /** What just happened, for screen readers: "passport.jpg is sent". */
  status?: string;
  /** The id of the group, for links from an `ErrorSummary`. */
  id?: string;
}

/** Files from the camera, the device or a drop, each with its progress and its buttons. */
export function FileField({
  label,
  marker,
  hint,
  error,
  labels,
  items,
  accept,
  maxSize,
  maxCount = 1,
  onAdd,
  onReject,
  onRemove,
  onCancel,
  onRetry,
  status,
  id,
  ...rest
}: FileFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /* Where the focus moves when the focused element disappears. */
  const nextFocus = useRef<'chooser' | 'list'>(undefined);
  const room = maxCount - items.length;
  const isFull = room <= 0;

  useEffect(() => {
    if (nextFocus.current === 'chooser') chooser.current?.focus();
    if (nextFocus.current === 'list' && isFull) list.current?.focus();
    nextFocus.current = undefined;
  }, [items.length, isFull]);

  const handleTake = (files: Iterable<File>) => {
    const { taken, rejected } = checkFiles([...files], { accept, maxSize, room });
    nextFocus.current = 'list';
    if (taken.length > 0) onAdd(taken);
    if (rejected.length > 0) onReject?.(rejected);
  };
  const handleRemoval = (itemId: string, report: (itemId: string) => void) => {
    nextFocus.current = 'chooser';
    report(itemId);
  };

  return (
    <FieldGroup {...rest} {...{ legend: label, marker, hint, error, id }} gap={0}>
      <Files ref={list} role="list" tabIndex={-1}>
        {items.map((item) => (
          <FileRow
            key={item.id}
            item={item}
            labels={labels}
            onRemove={() => handleRemoval(item.id, onRemove)}
            onCancel={onCancel && (() => handleRemoval(item.id, onCancel))}
            onRetry={onRetry && (() => onRetry(item.id))}
          />
        ))}
      </Files>
      <FileZones
        {...{ labels, accept, chooser }}
        isMultiple={maxCount > 1}
        isInvalid={Boolean(error)}
        hidden={isFull}
        onTake={handleTake}
      />
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </FieldGroup>
  );
}
