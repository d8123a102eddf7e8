import type { PaymentFailure } from '@guest/api-contract';
import { unprocessable } from '../http/problem';
import { isSameSecret } from '../http/secrets';
import type { Ports } from '../ports/ports';

/** What a test card does. `lost`: the card is charged, and the answer does not arrive. */
export type Scenario =
  'paid' | 'challenge' | 'lost' | Exclude<PaymentFailure, 'expired' | 'notAuthenticated'>;

/** The only cards that the sandbox knows: a real card does nothing here. The numbers are Stripe's test numbers. */
const testCards: Readonly<Record<string, Scenario>> = {
  '4242424242424242': 'paid',
  '4000002760003184': 'challenge',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000000000000069': 'expiredCard',
  '4000000000000119': 'lost',
};
/** The numbers of the test cards. */
export const sandboxTestCards: readonly string[] = Object.keys(testCards);
const scenarios = new Set(Object.values(testCards));

/** Tokens say what a card does, signed: nothing of the card is stored. */
export function createSandboxTokens({ crypto, random }: Pick<Ports, 'crypto' | 'random'>) {
  const signatureOf = (text: string) => crypto.sign(`sandbox token ${text}`);
  return {
    /** Takes a test card. */
    async tokenOf(number: string): Promise<string> {
      const scenario = Object.hasOwn(testCards, number) ? testCards[number] : undefined;
      if (!scenario) throw unprocessable('/number', 'is no test card: the sandbox takes no other');
      const text = `${scenario}.${random.id()}`;
      return `${text}.${await signatureOf(text)}`;
    },
    async scenarioOf(token: string): Promise<Scenario> {
      const [scenario = '', nonce = '', signature = ''] = token.split('.');
      const isOurs = isSameSecret(await signatureOf(`${scenario}.${nonce}`), signature);
      if (isOurs && scenarios.has(scenario as Scenario)) return scenario as Scenario;
      throw unprocessable('/token', 'is not a token of the sandbox');
    },
  };
}
