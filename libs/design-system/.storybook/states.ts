/* States that every component shares, to spread into its stories. */

export const hover = { parameters: { state: 'hover' } };
export const focus = { parameters: { state: 'focus' } };
/** The narrowest phone. */
export const small = { globals: { viewport: { value: 'small' } } };
/** A phone whose owner reads at 200 %. */
export const largeText = { globals: { viewport: { value: 'phone' }, text: '200' } };
export const reducedMotion = { globals: { motion: 'reduced' } };
