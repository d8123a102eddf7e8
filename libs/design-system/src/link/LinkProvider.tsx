import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react';

/** What a link component receives: an anchor's properties and always an address. It must hand `className` on. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

const LinkContext = createContext<ElementType<LinkComponentProps>>('a');

/** Tells every link below which component navigates, e.g. the router's. */
export function LinkProvider({
  component,
  children,
}: {
  component: ElementType<LinkComponentProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that navigates here; a plain `<a>` unless a provider says otherwise. */
export function useLinkComponent(): ElementType {
  return useContext(LinkContext);
}
