import { expect, it } from 'vitest';
import { racers, type OpenedStorages } from './conformance';

/** The promises about logs of payments. */
export function paymentConformance(opened: () => OpenedStorages): void {
  const line = (id: string, position: number, text: string) => ({
    id,
    position,
    json: JSON.stringify({ text }),
    at: '2026-06-15T10:00:00.000Z',
  });

  it('adds lines to a payment’s log, each at its position', async () => {
    const { storage, other = storage } = opened();
    expect(await storage.listPaymentEvents('pay-1')).toEqual([]);
    expect(await storage.addPaymentEvent(line('pay-1', 0, 'opened'))).toBe(true);
    expect(await storage.addPaymentEvent(line('pay-1', 1, 'moved'))).toBe(true);
    expect(await storage.addPaymentEvent(line('pay-2', 0, 'another'))).toBe(true);
    expect(await storage.addPaymentEvent(line('pay-1', 1, 'too late'))).toBe(false);
    expect(await other.listPaymentEvents('pay-1')).toEqual(['{"text":"opened"}', '{"text":"moved"}']);
  });

  it('lists the logs that have a line since a moment', async () => {
    const { storage } = opened();
    await storage.addPaymentEvent({ ...line('pay-old', 0, 'opened'), at: '2026-05-01T10:00:00.000Z' });
    await storage.addPaymentEvent({ ...line('pay-again', 0, 'opened'), at: '2026-05-01T10:00:00.000Z' });
    await storage.addPaymentEvent({ ...line('pay-again', 1, 'moved'), at: '2026-06-20T10:00:00.000Z' });
    const ids = await storage.listPaymentIds('2026-06-20T10:00:00.000Z');
    expect(ids).toEqual(['pay-again']);
  });

  it('lets one of many writers have a position', async () => {
    const both = racers(opened());
    const tries = Array.from({ length: 20 }, (_, index) =>
      both[index % 2 === 0 ? 0 : 1].addPaymentEvent(line('pay-race', 0, `writer ${index}`)),
    );
    const won = (await Promise.all(tries)).filter(Boolean);
    expect(won).toHaveLength(1);
    expect(await opened().storage.listPaymentEvents('pay-race')).toHaveLength(1);
  });
}
