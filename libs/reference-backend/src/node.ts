// What needs Node's file system; browsers (Storybook) take `index.ts` alone.
export { readBundleFile } from './bundle/readBundleFile';
export { toZippedBundle } from './bundle/zippedBundle';
