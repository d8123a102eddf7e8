import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react';

/** The properties of a link component: those of an anchor. It must pass `className` on. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  /** The address, as the caller of a component gave it. */
  href: string;
}

const LinkContext = createContext<ElementType<LinkComponentProps>>('a');

/** Sets the component that renders links below, usually the link of the router. */
export function LinkProvider({
  component,
  children,
}: {
  component: ElementType<LinkComponentProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that renders links. Default: `<a>`. */
export function useLinkComponent(): ElementType {
  return useContext(LinkContext);
}
