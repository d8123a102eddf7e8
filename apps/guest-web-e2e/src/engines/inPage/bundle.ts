import path from 'node:path';
import { build } from 'vite';

/** The name under which a page has the finder. */
export const FINDER = 'finderOfTheJourney';

/** The finder as one script, because a page can't import a package. */
export async function bundleFinder(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'find.ts'), formats: ['iife'], name: FINDER },
    },
  });
  const [output] = Array.isArray(outputs) ? outputs : [outputs];
  if (!output || !('output' in output)) throw new Error('The finder was not built');
  return output.output[0].code;
}
