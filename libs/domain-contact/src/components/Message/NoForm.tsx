import { functionsOf, useHoster } from '@guest/visit';
import { NoMessages } from './NoMessages';
import { OutsideMessages } from './OutsideMessages';

/** In place of the form: the hotel answers on its own messaging, or reads no messages. */
export function NoForm() {
  const hoster = useHoster();
  const href = functionsOf(hoster).messages && hoster.messagingLink;
  return href ? <OutsideMessages href={href} /> : <NoMessages />;
}
