/**
 * A telephone number as it is sent: an international one without its spaces (E.164), also where the tables that read numbers
 * could not be had; anything else as it is typed.
 */
export function wirePhone(typed: string): string {
  const text = typed.trim();
  return /^\+[\d\s.-]+$/u.test(text) ? text.replaceAll(/[\s.-]/gu, '') : text;
}
