import { lazy, type ComponentType } from 'react';
import type { Hoster } from '@guest/api-contract';
import type { PageModule } from '@guest/feature';
import { functionsOf, useHoster, type VisitContext } from '@guest/visit';
import { MessageScreen } from '../components/Message/MessageScreen';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('message.title');

// Most hotels read messages here: the others' screen is a chunk of its own. Once here it is drawn at once, on a server too.
let prepared: ComponentType | undefined;
const loadNoForm = async () => (prepared = (await import('../components/Message/NoForm')).NoForm);
const LateNoForm = lazy(async () => ({ default: await loadNoForm() }));

const hasForm = (hoster: Hoster) => functionsOf(hoster).messages && !hoster.messagingLink;

export const prepare: PageModule<VisitContext>['prepare'] = async ({ hoster }) =>
  hasForm(await hoster()) || loadNoForm();

/** Writes to the hotel: here, on its own messaging, or not at all where it reads none. */
export function Component() {
  const NoForm = prepared ?? LateNoForm;
  return hasForm(useHoster()) ? <MessageScreen /> : <NoForm />;
}
