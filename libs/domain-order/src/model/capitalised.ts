/** The first letter as a capital: "mercredi 25 novembre" at the start of a line. */
export function capitalised(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
