import type {
  CustomerSubmission,
  HotelRecord,
  OrderColumns,
  OrderSubmission,
  PlainSubmission,
} from '../storage';

let count = 0;
/** Ids that no other sample has: databases outlive one test. */
export function sampleId(prefix: string): string {
  count += 1;
  return `${prefix}-${count}-${Math.random().toString(36).slice(2, 10)}`;
}

export function sampleHotel(over: Partial<HotelRecord> = {}): HotelRecord {
  const hosterId = over.hosterId ?? sampleId('hotel');
  return {
    hosterId,
    slug: hosterId,
    name: 'Hôtel des Essais',
    documents: [
      { kind: 'hoster', key: '', json: JSON.stringify({ _id: hosterId }) },
      { kind: 'pages', key: 'second', json: '{"title":"Zwei"}' },
      { kind: 'pages', key: 'first', json: '{"title":"Éins"}' },
    ],
    files: [{ name: 'facade.svg', mediaType: 'image/svg+xml', bytes: new Uint8Array([0, 60, 255]) }],
    ...over,
  };
}

const head = (hosterId: string) => ({
  id: sampleId('id'),
  hosterId,
  key: sampleId('key'),
  bodyHash: 'hash',
  createdAt: '2026-06-15T10:00:00.000Z',
  answer: '{"first":true}',
});

export function sampleCustomer(
  hosterId: string,
  {
    email = '',
    updates,
    json = '{}',
    ...over
  }: Partial<CustomerSubmission & CustomerSubmission['customer']> = {},
): CustomerSubmission {
  return { ...head(hosterId), kind: 'customer', customer: { email, updates, json }, ...over };
}

export function sampleOrder(
  hosterId: string,
  customerId: string,
  { order, ...over }: Partial<Omit<OrderSubmission, 'order'>> & { order?: Partial<OrderColumns> } = {},
): OrderSubmission {
  return {
    ...head(hosterId),
    kind: 'order',
    order: {
      customerId,
      number: 'K7Q2M',
      keyHash: 'key-hash',
      productId: 'breakfast',
      productName: 'Petit déjeuner',
      type: 'sheet',
      quantity: 2,
      roomNumber: '214',
      orderDetails: '',
      deliveryDate: '2026-06-16T06:00:00.000Z',
      sheets: '[{"items":[]},{"items":[]}]',
      totalCents: 3300,
      paymentMethod: 'room',
      ...order,
    },
    ...over,
  };
}

export function sampleMessage(hosterId: string, over: Partial<PlainSubmission> = {}): PlainSubmission {
  return { ...head(hosterId), kind: 'message', json: '{"message":"Bonjour"}', ...over };
}

export function sampleCheckin(hosterId: string, over: Partial<PlainSubmission> = {}): PlainSubmission {
  return { ...head(hosterId), kind: 'checkin', json: '{}', ...over };
}

export function sampleDocument(hosterId: string, over: Partial<PlainSubmission> = {}): PlainSubmission {
  const json = JSON.stringify({ mediaType: 'image/png', byteCount: 3 });
  return { ...head(hosterId), kind: 'document', json, ...over };
}
