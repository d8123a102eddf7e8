import type { PageModule } from '@guest/feature';
import { functionsOf, useHoster, type VisitContext } from '@guest/visit';
import { MessageScreen } from '../components/Message/MessageScreen';
import { NoMessages } from '../components/Message/NoMessages';
import { OutsideMessages } from '../components/Message/OutsideMessages';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('message.title');

/** Writes to the hotel: here, on its own messaging, or not at all where it reads none. */
export function Component() {
  const hoster = useHoster();
  if (!functionsOf(hoster).messages) return <NoMessages />;
  return hoster.messagingLink ? <OutsideMessages href={hoster.messagingLink} /> : <MessageScreen />;
}
