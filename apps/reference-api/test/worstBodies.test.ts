import { expect, it } from 'vitest';
import { PATIENCE_MS, routesWithBody, sendWorstBodies } from './support/sendWorstBodies';

// What they cost depends on the machine: `npm run bench` prints it.
it.each(routesWithBody)(
  '%s answers its worst bodies',
  async (_name, route) => {
    const failed: string[] = [];
    let sent = 0;
    await sendWorstBodies(route, async (what, send) => {
      sent += 1;
      const status = await send();
      if (status >= 500) failed.push(`${what}: ${status}`);
    });
    expect(sent).toBeGreaterThan(3);
    expect(failed).toEqual([]);
  },
  PATIENCE_MS,
);
