/** A payment intent, as far as this product reads it. */
interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  capture_method: string;
  status: string;
  client_secret: string;
  created: number;
  metadata: Record<string, string>;
  last_payment_error: { code: string; decline_code?: string } | null;
}

export function startStripeStandIn(): Promise<{
  address: string;
  state: { isDown: boolean; calls: string[] };
  intents: Map<string, Intent>;
  /** What the guest's card does at Stripe. */
  change: (id: string, change: Partial<Intent>) => void;
  stop: () => void;
}>;
