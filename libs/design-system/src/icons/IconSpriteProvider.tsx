import { createContext, useContext, type ReactNode } from 'react';
import defaultSprite from './generated/sprite.svg?url&no-inline';

const SpriteContext = createContext<string | undefined>(undefined);

/** Address of the bundled sprite, for preloading it and for `IconSpriteProvider`. */
export const iconSpriteUrl: string = defaultSprite;

/**
 * Sets the address of the icon sprite, on the page's own origin. Without it a server draws icons into its HTML, and
 * browsers use the sprite that lies beside the library.
 */
export function IconSpriteProvider({ url, children }: { url: string; children: ReactNode }) {
  return <SpriteContext value={url}>{children}</SpriteContext>;
}

/** The address that the app gave. */
export const useIconSprite = () => useContext(SpriteContext);
