/** The short code a guest typed, as an address takes it; undefined where it cannot be one. */
export function hotelCode(typed: string | null): string | undefined {
  const code = (typed ?? '').trim().toLowerCase();
  return /^[a-z\d]+(?:-[a-z\d]+)*$/u.test(code) && code.length <= 100 ? code : undefined;
}
