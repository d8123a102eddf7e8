import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

type RouterLinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** A click that asks for another tab, window or a download is the browser's. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A hotel's code, as addresses begin with it. */
const slugOf = (address: string) => address.split(/[/?#]/u, 2)[1]?.toLowerCase();

/**
 * How the design system's links navigate here: within the app by the router, everything else by the browser.
 * react-router's own `Link` brings prefetching of data routes, three kilobytes that this app has no use for. Another hotel is
 * another document: brand, icons, what is kept and what was agreed to are its own.
 */
export function RouterLink({ href, onClick, target, ...rest }: RouterLinkProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isInternal =
    href.startsWith('/') && !href.startsWith('//') && target !== '_blank' && rest.download === undefined;

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isInternal || event.defaultPrevented || !isPlainClick(event)) return;
    if (slugOf(href) !== slugOf(pathname)) return;
    event.preventDefault();
    void navigate(href);
  }

  return <a {...rest} href={href} target={target} onClick={handleClick} />;
}
