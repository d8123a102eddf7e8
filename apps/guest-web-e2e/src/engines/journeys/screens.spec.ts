import { hotels } from '../../screens/hotels';
import { screens } from '../../screens/screens';
import { test } from '../fixtures';

/** What the server renders at an address: no action, no fault, no other server. */
const rendered = screens.filter(
  ({ arrive, before, site, from, isKept, isWithoutApp, isNewcomer, expects }) =>
    !arrive && !before && !site && !from && !isKept && !isWithoutApp && !isNewcomer && !expects,
);

for (const hotel of hotels) {
  test(`every screen of ${hotel.slug} is hydrated without a complaint`, async ({ visitor, line }) => {
    for (const { id, at } of rendered) {
      const address = at(hotel);
      if (address !== undefined) await test.step(id, () => visitor.visit(line.address + address));
    }
  });
}
