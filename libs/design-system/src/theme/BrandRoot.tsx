/** Properties of `BrandRoot`. */
export interface BrandRootProps {
  /** What `brandCss` gave; it is inserted as it is. */
  css: string;
  nonce?: string;
}

/** Puts a solved brand on the page, for Storybook and apps that do not inline it in <head> themselves. */
export function BrandRoot({ css, nonce }: BrandRootProps) {
  return <style nonce={nonce} data-brand="" dangerouslySetInnerHTML={{ __html: css }} />;
}
