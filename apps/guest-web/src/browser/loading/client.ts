export { createApi } from '@guest/api-client';
