import type { TextSources } from '@guest/i18n';
import { uxtTexts } from '@guest/uxt-overlay';
import { visitTexts } from '@guest/visit';
import { features } from './routing/features';
import { shellTexts } from './texts/index';

/** Every namespace by its owner's name; each is a chunk of its own. */
export const textSources: TextSources = {
  shell: shellTexts,
  visit: visitTexts,
  uxt: uxtTexts,
  ...Object.fromEntries(features.map(({ name, texts }) => [name, texts])),
};
