import type { Hoster } from '@guest/api-contract';

/** A property of the hotel: its JSON value, or undefined where it is absent or does not parse. */
export function propertyOf(hoster: Hoster, name: string): unknown {
  const raw = hoster.properties[name];
  if (raw === undefined) return undefined;
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    // A hotel's typing error must not break the app.
    // eslint-disable-next-line no-console -- the warning is the rule
    console.warn(`The property "${name}" of this hotel is not JSON; it is ignored.`);
    return undefined;
  }
}

/** A property flag is on for `true` alone. */
export function hasFlag(hoster: Hoster, name: string): boolean {
  return propertyOf(hoster, name) === true;
}

/** What the hotel's settings let a guest do. */
export function functionsOf(hoster: Hoster) {
  return {
    /** Off where the hotel does not say. */
    calls: hoster.functionalities.calls ?? false,
    /** On where the hotel does not say. */
    messages: hoster.functionalities.messages ?? true,
    services: hoster.subscriptionStatus.isAdditionalSellsSubscribed,
    showTrademark: !hasFlag(hoster, 'is-white-label'),
  };
}
