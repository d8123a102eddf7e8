import { type ComponentPropsWithRef, type ElementType } from 'react';

/** The native properties of an element, without `className` and `style`. */
export type NativeProps<E extends ElementType> = Omit<ComponentPropsWithRef<E>, 'className' | 'style'>;
