import type { Hoster } from '@guest/api-contract';
import { paths } from '@guest/feature';
import { functionsOf } from './hoster';

/**
 * A phone number as the hotel writes it, as an address that calls it: the first one, up to an extension or another,
 * and without the "(0)" that nobody dials from abroad.
 */
export function phoneHref(number: string): string {
  const first = /\(?[+\d][^/,;\p{L}]*/u.exec(number)?.[0] ?? '';
  const dialled = /^\(?(?:\+|00)/u.test(first) ? first.replace(/\(\s*0\s*\)/u, '') : first;
  return `tel:${dialled.replace(/[^+\d]/gu, '')}`;
}

/** How a guest reaches the hotel; what is absent is not offered. */
interface Contact {
  /** The phone screen, else the number itself. */
  phone?: string;
  /** The hotel's own messaging, else the message screen. */
  message?: string;
  isMessageOutside: boolean;
}

/** The ways to reach this hotel. `hasScreen` tells which addresses this version can show. */
export function contactOf(hoster: Hoster, hasScreen: (href: string) => boolean): Contact {
  const { calls, messages } = functionsOf(hoster);
  const screen = (href: string) => (hasScreen(href) ? href : undefined);
  const number = hoster.phone?.trim() ? phoneHref(hoster.phone) : undefined;
  return {
    phone: calls ? (screen(paths.phone(hoster.slug)) ?? number) : undefined,
    message: messages ? (hoster.messagingLink ?? screen(paths.message(hoster.slug))) : undefined,
    isMessageOutside: hoster.messagingLink !== undefined,
  };
}

/** Directions to a hotel or place: the guest's own maps app on a phone, a map in a browser elsewhere. */
export function directionsHref({
  address,
  coordinates,
}: Pick<Hoster, 'address' | 'coordinates'>): string | undefined {
  const place = coordinates ? `${coordinates.latitude},${coordinates.longitude}` : address;
  if (place === undefined) return undefined;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
}
