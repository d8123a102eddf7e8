import { globalCss, partCss } from './globalCss';

interface GlobalStyleProps {
  /** A selector of the part of a page that the library draws. Without it, the page is the library's. */
  within?: string;
  /** The nonce of the page's content security policy. */
  nonce?: string;
}

/** Adds `globalCss`, or `partCss` for a part of a page, for Storybook and apps that do not inline it in <head>. */
export function GlobalStyle({ within, nonce }: GlobalStyleProps) {
  const css = within === undefined ? globalCss : partCss(within);
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}
