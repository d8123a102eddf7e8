import { devices } from '@playwright/test';
import { expect, test } from '../fixtures';
import { look } from '../screens/look';
import { layouts, selectedShots } from '../screens/matrix';
import { measure } from '../screens/measure';

/**
 * Checks every pair of values of screen, hotel, layout, language and text size. `npm run screens` checks every
 * combination, with pictures.
 */
for (const shot of selectedShots()) {
  const { layout, screen, hotel } = shot;
  const { viewport, isPhone } = layouts[layout];
  test.describe(() => {
    test.use({
      viewport,
      isNewcomer: screen.isNewcomer ?? false,
      userAgent: isPhone ? devices['Pixel 7'].userAgent : devices['Desktop Chrome'].userAgent,
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    test(shot.name, async ({ page, sites, expectComplaint }) => {
      if (screen.expects) expectComplaint(screen.expects);
      await look(page, shot, sites);
      expect(await measure(page, screen.isOfNoHotel ? undefined : hotel)).toEqual([]);
    });
  });
}
