import { globalCss } from './globalCss';

/** Adds `globalCss` to the page, for Storybook and apps that do not inline it in <head>. */
export function GlobalStyle({ nonce }: { nonce?: string }) {
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: globalCss }} />;
}
