import { createContext, useContext, type ReactNode } from 'react';
import defaultSprite from './generated/sprite.svg?url&no-inline';

const SpriteContext = createContext<string>(defaultSprite);

/** Address of the bundled sprite, for preloading it. */
export const iconSpriteUrl: string = defaultSprite;

/** Sets the address of the icon sprite, on the page's own origin. Default: the address of the build. */
export function IconSpriteProvider({ url, children }: { url: string; children: ReactNode }) {
  return <SpriteContext value={url}>{children}</SpriteContext>;
}

/** The address of the sprite. */
export const useIconSprite = () => useContext(SpriteContext);
