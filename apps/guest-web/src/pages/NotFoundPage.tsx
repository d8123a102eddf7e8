export { NotFound as Component } from '@guest/visit';

export const isMissing = () => true;
