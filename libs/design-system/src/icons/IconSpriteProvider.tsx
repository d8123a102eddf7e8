import { createContext, useContext, type ReactNode } from 'react';
import defaultSprite from './generated/sprite.svg?url&no-inline';

const SpriteContext = createContext<string>(defaultSprite);

/** Address of the bundled sprite, for preloading it. */
export const iconSpriteUrl: string = defaultSprite;

/** Says where the sprite of icons lies, when it is not where this build put it. It must be on the page's own origin. */
export function IconSpriteProvider({ url, children }: { url: string; children: ReactNode }) {
  return <SpriteContext value={url}>{children}</SpriteContext>;
}

/** Where the sprite lies here. */
export const useIconSprite = () => useContext(SpriteContext);
