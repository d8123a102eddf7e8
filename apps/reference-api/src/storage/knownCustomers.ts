import type { Later } from '@guest/reference-backend';
import type { SqlDatabase } from './sqlDatabase';

const MAX_KNOWN = 10_000;

/**
 * Customers that are known to exist: most guests order right after they were stored here. Should one be deleted by
 * another process, the order's foreign key refuses it.
 */
export function createKnownCustomers({ read }: SqlDatabase) {
  const known = new Set<string>();
  const entry = (hosterId: string, id: string) => `${hosterId}/${id}`;

  function add(hosterId: string, id: string): void {
    known.add(entry(hosterId, id));
    const [oldest] = known.size > MAX_KNOWN ? known : [];
    if (oldest !== undefined) known.delete(oldest);
  }

  async function ask(hosterId: string, id: string): Promise<boolean> {
    const row = await read
      .selectFrom('customer')
      .select('id')
      .where('id', '=', id)
      .where('hoster_id', '=', hosterId)
      .executeTakeFirst();
    if (row) add(hosterId, id);
    return row !== undefined;
  }

  return {
    add,
    has: (hosterId: string, id: string): Later<boolean> =>
      known.has(entry(hosterId, id)) || ask(hosterId, id),
  };
}
