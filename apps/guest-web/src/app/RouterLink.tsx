import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusHeading } from '@guest/visit';
import { isSecretAddress } from '../routing/confidential';
import { matchEntry } from '../routing/table';

type RouterLinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** The browser handles a click that asks for another tab, a window or a download. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The hotel's code: the first segment of an address. */
const slugOf = (address: string) => address.split(/[/?#]/u, 2)[1]?.toLowerCase();

const withoutSlash = (path: string) => path.replace(/\/+(?=$|\?)/u, '');

/**
 * The link component of the design system: the router handles paths of this hotel, the browser everything else.
 * react-router's own `Link` adds 3 KiB for data routes, which this app does not use. Another hotel is another
 * document, because brand, icons, kept data and consents are its own.
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
    // A link to the current screen starts it again, as in a browser, without a new history entry.
    const isHere = withoutSlash(href) === withoutSlash(pathname + search);
    // A secret must not stay in the history.
    void navigate(href, { replace: isHere || isSecretAddress(matchEntry(pathname)) });
    if (!isHere) return;
    scrollTo(0, 0);
    focusHeading();
  }

  return <a {...rest} href={href} target={target} onClick={handleClick} />;
}
