import { globalCss } from './globalCss';

/** The shared base as a <style>, for Storybook and apps that do not inline `globalCss` themselves. */
export function GlobalStyle({ nonce }: { nonce?: string }) {
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: globalCss }} />;
}
