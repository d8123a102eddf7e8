export interface BrandRootProps {
  /** The result of `brandCss`, inserted unchanged. */
  css: string;
  /** The nonce of a content security policy. */
  nonce?: string;
}

/** Adds a brand to the page, for Storybook and apps that do not inline it in <head>. */
export function BrandRoot({ css, nonce }: BrandRootProps) {
  return <style nonce={nonce} data-brand="" dangerouslySetInnerHTML={{ __html: css }} />;
}
