import { type ComponentPropsWithRef, type ElementType } from 'react';

/** The native properties of an element, which a component hands on to its root: `className`, `style` and `ref` too. */
export type NativeProps<E extends ElementType> = ComponentPropsWithRef<E>;
