/** The nonce of the page's content security policy; undefined where a plain file host sent the page. */
export function nonceOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
}
