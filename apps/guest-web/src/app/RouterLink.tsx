import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusHeading } from '@guest/visit';
import { isSecretAddress } from '../routing/confidential';
import { matchEntry } from '../routing/table';

type RouterLinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** A click that asks for another tab, window or a download is the browser's. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A hotel's code, as addresses begin with it. */
const slugOf = (address: string) => address.split(/[/?#]/u, 2)[1]?.toLowerCase();

const withoutSlash = (path: string) => path.replace(/\/+(?=$|\?)/u, '');

/**
 * How the design system's links navigate here: within the app by the router, everything else by the browser.
 * react-router's own `Link` brings prefetching of data routes, three kilobytes that this app has no use for. Another hotel is
 * another document: brand, icons, what is kept and what was agreed to are its own.
 */
export function RouterLink({ href, onClick, target, ...rest }: RouterLinkProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isInternal =
    href.startsWith('/') && !href.startsWith('//') && target !== '_blank' && rest.download === undefined;

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isInternal || event.defaultPrevented || !isPlainClick(event)) return;
    if (slugOf(href) !== slugOf(pathname)) return;
    event.preventDefault();
    // The screen that is shown begins anew, as it does in a browser; Back leads to what was before it.
    const isHere = withoutSlash(href) === withoutSlash(pathname + search);
    // A secret does not stay in the history.
    void navigate(href, { replace: isHere || isSecretAddress(matchEntry(pathname)) });
    if (!isHere) return;
    scrollTo(0, 0);
    focusHeading();
  }

  return <a {...rest} href={href} target={target} onClick={handleClick} />;
}
