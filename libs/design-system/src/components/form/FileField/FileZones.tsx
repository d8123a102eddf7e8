import { useId, useState, type ChangeEvent, type DragEvent, type Ref } from 'react';
import { DocIcon } from '../../../icons/generated/DocIcon';
import { ImageIcon } from '../../../icons/generated/ImageIcon';
import { Words, Zone, Zones } from './FileField.styles';

export interface FileZonesLabels {
  /** "Choose a file". */
  choose: string;
  /** "Take a picture". Adds a second button on phones, which opens the camera. */
  camera?: string;
  /** "or drop it here", shown where there is a mouse. */
  drop?: string;
}

interface FileZonesProps {
  labels: FileZonesLabels;
  accept?: string;
  isMultiple: boolean;
  isInvalid: boolean;
  hidden: boolean;
  chooser: Ref<HTMLInputElement>;
  onTake: (files: Iterable<File>) => void;
}

/** Where files are chosen, photographed or dropped. */
export function FileZones({ labels, accept, chooser, hidden, onTake, ...state }: FileZonesProps) {
  const inputId = useId();
  const [isOver, setOver] = useState(false);
  const handleChoice = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onTake(currentTarget.files ?? []);
    // Resets the input, so that the same file can be chosen again after a failure.
    currentTarget.value = '';
  };
  const handleDrag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside);
  };
  const handleDrop = (event: DragEvent) => {
    handleDrag(false)(event);
    onTake(event.dataTransfer.files);
  };
  const input = {
    type: 'file',
    accept,
    'aria-invalid': state.isInvalid || undefined,
    onChange: handleChoice,
  };
  return (
    <Zones hidden={hidden}>
      {labels.camera && (
        <Zone data-camera data-invalid={state.isInvalid}>
          <ImageIcon size={24} />
          <Words as="label" {...{ htmlFor: `${inputId}-camera` }}>
            {labels.camera}
          </Words>
          <input {...input} id={`${inputId}-camera`} accept="image/*" capture="environment" />
        </Zone>
      )}
      <Zone
        data-over={isOver}
        data-invalid={state.isInvalid}
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
        <input {...input} ref={chooser} id={inputId} multiple={state.isMultiple} />
      </Zone>
    </Zones>
  );
}
