import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { DocIcon } from '../../icons/generated/DocIcon';
import { ImageIcon } from '../../icons/generated/ImageIcon';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { checkFiles, type RejectedFile } from './checkFiles';
import { Files, Words, Zone, Zones } from './FileField.styles';
import { FileRow, type FileItem, type FileRowLabels } from './FileRow';

/** The words of a `FileField`. */
export interface FileFieldLabels extends FileRowLabels {
  /** "Choose a file". */
  choose: string;
  /** "Take a picture"; with it phones get a second button that opens the camera. */
  camera?: string;
  /** "or drop it here", where there is a mouse. */
  drop?: string;
}

/** Properties of `FileField`: the caller keeps the files and sends them. */
export interface FileFieldProps {
  label: ReactNode;
  marker?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  labels: FileFieldLabels;
  items: readonly FileItem[];
  /** As of `<input accept>`: ".pdf, image/*". */
  accept?: string;
  /** Which camera: that of the screen's side or the other. */
  capture?: 'user' | 'environment';
  maxBytes?: number;
  maxCount?: number;
  /** Files within the limits, to be kept and sent. */
  onAdd: (files: File[]) => void;
  /** Files beyond them, each with a stable key. */
  onReject?: (rejected: RejectedFile[]) => void;
  onRemove: (id: string) => void;
  onCancel?: (id: string) => void;
  onRetry?: (id: string) => void;
  /** What just happened, for those who listen: "passport.jpg is sent". */
  status?: string;
  disabled?: boolean;
  /** The group's id, where an error summary leads. */
  id?: string;
}

/** Files from the camera, the device or dropped; each with its progress and what can be done. */
export function FileField({
  label,
  marker,
  hint,
  error,
  labels,
  items,
  accept,
  capture = 'environment',
  maxBytes,
  maxCount = 1,
  onAdd,
  onReject,
  onRemove,
  onCancel,
  onRetry,
  status,
  disabled = false,
  id,
}: FileFieldProps) {
  const inputId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /* Where the focus goes when what held it disappears. */
  const leads = useRef<'chooser' | 'list'>(undefined);
  const [isOver, setOver] = useState(false);
  const room = maxCount - items.length;
  const isFull = room <= 0;

  useEffect(() => {
    if (leads.current === 'chooser') chooser.current?.focus();
    if (leads.current === 'list' && isFull) list.current?.focus();
    leads.current = undefined;
  }, [items.length, isFull]);

  const take = (files: Iterable<File>) => {
    const { taken, rejected } = checkFiles([...files], { accept, maxBytes, room });
    leads.current = 'list';
    if (taken.length > 0) onAdd(taken);
    if (rejected.length > 0) onReject?.(rejected);
  };
  const handleChoice = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files ?? []);
    // The same file may be chosen again after a failure.
    currentTarget.value = '';
  };
  const handleDrag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside && !disabled);
  };
  const handleDrop = (event: DragEvent) => {
    handleDrag(false)(event);
    if (!disabled) take(event.dataTransfer.files);
  };
  const leave = (itemId: string, report?: (itemId: string) => void) => {
    leads.current = 'chooser';
    report?.(itemId);
  };

  const input = {
    type: 'file',
    accept,
    disabled,
    'aria-invalid': error ? (true as const) : undefined,
    onChange: handleChoice,
  };
  return (
    <FieldGroup {...{ legend: label, marker, hint, error, id }} gap={0}>
      <Files ref={list} role="list" tabIndex={-1}>
        {items.map((item) => (
          <FileRow
            key={item.id}
            item={item}
            labels={labels}
            onRemove={() => leave(item.id, onRemove)}
            onCancel={onCancel && (() => leave(item.id, onCancel))}
            onRetry={onRetry && (() => onRetry(item.id))}
          />
        ))}
      </Files>
      <Zones hidden={isFull}>
        {labels.camera && (
          <Zone data-camera data-invalid={Boolean(error)}>
            <ImageIcon size={24} />
            <Words as="label" {...{ htmlFor: `${inputId}-camera` }}>
              {labels.camera}
            </Words>
            <input {...input} id={`${inputId}-camera`} accept="image/*" capture={capture} />
          </Zone>
        )}
        <Zone
          data-over={isOver}
          data-invalid={Boolean(error)}
          onDragEnter={handleDrag(true)}
          onDragOver={handleDrag(true)}
          onDragLeave={handleDrag(false)}
          onDrop={handleDrop}
        >
          <DocIcon size={24} />
          <Words as="label" {...{ htmlFor: inputId }}>
            {labels.choose}
            {labels.drop && <small aria-hidden="true">{labels.drop}</small>}
          </Words>
          <input {...input} ref={chooser} id={inputId} multiple={maxCount > 1} />
        </Zone>
      </Zones>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </FieldGroup>
  );
}
