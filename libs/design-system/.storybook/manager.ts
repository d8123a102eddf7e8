import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Design system of the guest app', brandTarget: '_self' }),
});
