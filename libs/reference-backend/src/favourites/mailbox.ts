const DOTLESS = /^(?:gmail|googlemail)\.com$/u;

/**
 * The mailbox behind an address, for counting alone: capitals and what follows a plus lead to the same one, and so do
 * dots at Gmail. Two mailboxes that a rare server keeps apart share one count.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  return DOTLESS.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
