import { type ComponentPropsWithRef, type ElementType } from 'react';

/** The native properties of an element, without the two that would let looks leak in. */
export type NativeProps<E extends ElementType> = Omit<ComponentPropsWithRef<E>, 'className' | 'style'>;
