/** The secret of `Authorization: Bearer …`, if there is one. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/iu.exec(header ?? '')?.[1];
}

/** Compares in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}
