/* Story settings that every component shares. */

export const hover = { parameters: { state: 'hover' } };
export const focus = { parameters: { state: 'focus' } };
/** The narrowest phone. */
export const small = { globals: { viewport: { value: 'small' } } };
/** A phone with text at 200 %. */
export const largeText = { globals: { viewport: { value: 'phone' }, text: '200' } };
export const reducedMotion = { globals: { motion: 'reduced' } };
/** For a component that takes the whole window or the width of a phone: the docs page shows its stories in frames. */
export const framed = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
