import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { type HostProps, type NativeProps } from '../../internal/native';
import { Figure, Mark, Name, Pin, Plate } from './MapPin.styles';

export interface MapPinProps extends Omit<NativeProps<'button'>, 'children'> {
  /** Name of the button, for screen readers: number and name as shown, then how far (WCAG 2.5.3). */
  label: string;
  /** Shown while the pin is selected, under a pointer or focused. */
  name: string;
  /** The kind of place, 18 px. */
  icon: IconSlot;
  /** The place's number in the list beside the map. */
  number?: number;
  /** Shows the name and marks the pin as the current one. */
  isSelected?: boolean;
  /** A dot, where a pin would cover another one. Becomes a pin under a pointer and when focused. */
  isDot?: boolean;
}

/** A place on a map. Its tip stands at the upper left corner of the element around it. */
export function MapPin({
  label,
  name,
  icon,
  number,
  isSelected = false,
  isDot = false,
  ...rest
}: MapPinProps) {
  return (
    <Pin
      type="button"
      {...rest}
      aria-label={label}
      aria-current={isSelected ? 'true' : undefined}
      data-map-pin=""
      data-dot={isDot && !isSelected}
    >
      <Plate>
        <IconSlotView icon={icon} size={18} />
        {number !== undefined && <Figure>{number}</Figure>} <Name>{name}</Name>
      </Plate>
    </Pin>
  );
}

export interface MapMarkProps extends HostProps {
  /** What stands here. */
  label: string;
  /** What stands here, 18 px: a hotel, a person. */
  icon: IconSlot;
}

/** Where the guest is: a mark that cannot be chosen, centred on its point. */
export function MapMark({ label, icon, ...rest }: MapMarkProps) {
  return (
    <Mark {...rest} role="img" aria-label={label}>
      <IconSlotView icon={icon} size={18} />
    </Mark>
  );
}
