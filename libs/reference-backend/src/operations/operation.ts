import type { BodyOf, ParamsOf, QueryOf, RouteName, routes } from '@guest/api-contract';
import type { RecipientLimit } from '../favourites/recipientLimit';
import type { InTurn } from '../favourites/turns';
import type { HotelReader } from '../hotel/hotelReader';
import type { ApiAnswer } from '../http/answer';
import type { DailyBytes } from '../http/dailyBytes';
import type { Ports } from '../ports/ports';

export interface Context extends Ports {
  hotels: HotelReader;
  recipients: RecipientLimit;
  dailyBytes: DailyBytes;
  /** Keeps two tries of one mail apart. */
  inTurn: InTurn;
}

/** A validated request of one route. */
export interface OperationInput<N extends RouteName> {
  params: ParamsOf<(typeof routes)[N]>;
  query: QueryOf<(typeof routes)[N]>;
  body: BodyOf<(typeof routes)[N]>;
  bearer?: string;
  /** `Stripe-Signature`. */
  signature?: string;
  /** `Content-Encoding`. */
  contentEncoding?: string;
  idempotencyKey?: string;
}

/** Answers one route; throws `ProblemError` for what it refuses. */
export type Operation<N extends RouteName> = (
  input: OperationInput<N>,
  context: Context,
) => Promise<ApiAnswer>;
export type Operations = { [N in RouteName]?: Operation<N> };
