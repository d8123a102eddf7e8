import type { i18n } from 'i18next';
import type { RuntimeConfig } from '@guest/api-client';
import { mountUsabilityTest, type MountedTest, type TestSession, type TestToShow } from '@guest/uxt-overlay';
import { bringTexts } from '../routing/bringTexts';

interface TestParts {
  asked: TestToShow;
  session: TestSession;
  config: RuntimeConfig;
  i18n: i18n;
}

/** Shows the usability test that a link asks for, or that is under way; undefined where there is none. */
export async function startTest({
  asked,
  session,
  config,
  i18n,
}: TestParts): Promise<MountedTest | undefined> {
  const bring = () => bringTexts(i18n, ['uxt']);
  // The words come with a chosen language; until then the keys would be shown.
  const follow = () => void bring()?.catch(() => undefined);
  await bring();
  const mounted = await mountUsabilityTest({
    ...asked,
    ingestUrl: config.ingestUrl,
    projectKey: config.recordingProjectKey ?? '',
    session,
    i18n,
    // eslint-disable-next-line no-console -- a researcher who tries a link looks here
    onProblem: (reason) => console.warn(`Usability test: ${reason}`),
  });
  if (!mounted) return undefined;
  i18n.on('languageChanged', follow);
  return {
    unmount() {
      i18n.off('languageChanged', follow);
      mounted.unmount();
    },
  };
}
