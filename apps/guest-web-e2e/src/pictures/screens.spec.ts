import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { devices } from '@playwright/test';
import { test } from '../fixtures';
import { look, picture } from '../screens/look';
import { everyShot, layouts } from '../screens/matrix';
import { measure } from '../screens/measure';

const folder = path.resolve(import.meta.dirname, '../../../../reports/screens');
mkdirSync(path.join(folder, 'pictures'), { recursive: true });
mkdirSync(path.join(folder, 'found'), { recursive: true });

for (const shot of everyShot()) {
  const { name, layout, screen, hotel, language, text } = shot;
  const { viewport, isPhone } = layouts[layout];
  test.describe(() => {
    test.use({
      viewport,
      isNewcomer: screen.isNewcomer ?? false,
      serviceWorkers: screen.isKept ? 'allow' : 'block',
      ...(isPhone && { userAgent: devices['Pixel 7'].userAgent, hasTouch: true, isMobile: true }),
    });
    test(name, async ({ page, sites, complaints, expectComplaint }) => {
      if (screen.expects) expectComplaint(screen.expects);
      await look(page, shot, sites);
      const found = await measure(page, screen.isOfNoHotel ? undefined : hotel);
      const said = complaints.filter((line) => !screen.expects?.test(line));
      found.push(...said.map((what) => ({ measure: 'console', what })));
      const file = `pictures/${name}.png`;
      await picture(page, path.join(folder, file));
      const line = {
        name,
        picture: file,
        screen: screen.id,
        route: screen.route,
        hotel: hotel.slug,
        layout,
        language,
        text,
        found,
      };
      writeFileSync(path.join(folder, 'found', `${name}.json`), JSON.stringify(line));
      // The sheet lists findings, and `npm run screens` fails on them. A failing test would start a new browser.
      expectComplaint(/(?:)/u);
    });
  });
}
