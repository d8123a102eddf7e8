const keyOf = (hosterId: string) => `reservation/${hosterId}`;

/** Keeps the public id for as long as this tab lives. */
export function rememberReservation(hosterId: string, publicId: string): void {
  try {
    sessionStorage.setItem(keyOf(hosterId), publicId);
  } catch {
    // Full or forbidden: the id lives as long as this page.
  }
}

/** The public id of this tab's visit at this hotel, after a reload too. */
export function recallReservation(hosterId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(hosterId)) ?? undefined;
  } catch {
    return undefined;
  }
}
