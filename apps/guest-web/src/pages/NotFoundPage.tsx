export { NotFound as Component } from '@guest/visit';
