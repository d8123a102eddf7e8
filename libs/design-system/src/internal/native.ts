import { type ComponentPropsWithRef, type CSSProperties, type ElementType } from 'react';

/** The native properties of an element, which a component hands on to its root: `className`, `style` and `ref` too. */
export type NativeProps<E extends ElementType> = ComponentPropsWithRef<E>;

/** What a host may add to a component that has no native properties, for its own layout. `data-*` goes through too. */
export interface HostProps {
  /** Classes of the root. */
  className?: string;
  /** Styles of the root. */
  style?: CSSProperties;
}

/** The properties of a host among all that a component got. */
export const hostProps = (props: HostProps): HostProps =>
  Object.fromEntries(
    Object.entries(props).filter(
      ([name]) => name === 'className' || name === 'style' || name.startsWith('data-'),
    ),
  );
