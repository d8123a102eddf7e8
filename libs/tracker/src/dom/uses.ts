import type { createSprites } from './sprites';

type Sprites = ReturnType<typeof createSprites>;

/** Tells what `<use>` elements show. What that takes is loaded with the first of them. */
export function createUses(
  options: Parameters<typeof createSprites>[0],
  onProblem: (cause: unknown) => void,
): Sprites {
  let sprites: Promise<Sprites> | undefined;
  const load = async () => {
    const part = await import('./sprites');
    return part.createSprites(options);
  };
  return {
    onUse(use) {
      sprites ??= load();
      sprites.then(({ onUse }) => onUse(use)).catch(onProblem);
    },
  };
}
