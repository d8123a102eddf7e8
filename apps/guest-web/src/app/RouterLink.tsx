import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';

/** How the design system's links navigate here: within the app by the router, everything else by the browser. */
export function RouterLink({ href, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  const isInternal = href.startsWith('/') && !href.startsWith('//') && rest.target !== '_blank';
  return isInternal ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
