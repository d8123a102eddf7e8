import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aForm, aPicture } from './support/multipart';
import { aFolder, startBuilt } from './support/serverProcess';

const DISK_MB = 24;
const BLOCK_BYTES = 4_096;
const hoster = 'hotel-des-lices';

/** A folder with a disk of its own; undefined where this user may not mount one. */
function aSmallDisk(): string | undefined {
  const folder = aFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]);
  if (status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return folder;
}

/** Fills a disk to its last block; returns what frees it again. */
function fill(folder: string): () => void {
  const file = join(folder, 'filler');
  const handle = openSync(file, 'w');
  try {
    const block = Buffer.alloc(BLOCK_BYTES);
    for (;;) writeSync(handle, block);
  } catch (cause) {
    expect((cause as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    fsyncSync(handle);
    closeSync(handle);
  }
  expect(statfsSync(folder).bfree).toBe(0);
  return () => rmSync(file);
}

it('says 503 with Retry-After while the disk is full, and goes on by itself', async (context) => {
  const DATA_DIR = aSmallDisk();
  if (DATA_DIR === undefined) return context.skip('this user may not mount a disk');
  const server = await startBuilt({ DATA_DIR });
  const send = async (path: string, body: object, key = path) => {
    const answer = await fetch(`${server.address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      json: await answer.json(),
    };
  };
  const health = async (path: string) => (await fetch(`${server.address}${path}`)).status;
  const guest = { hoster, firstname: 'Ada', lastname: 'Guest', email: 'ada@example.org', phone: '1' };
  const { json } = await send('customer', { ...guest, overwriting: false }, 'first');
  const { _id: customer } = json as { _id: string };

  async function sendEverything() {
    const form = await aForm({ hoster, file: new File([new Uint8Array(aPicture(20_000))], 'passport.png') });
    const uploaded = await fetch(`${server.address}/api/assets/upload/privatedocument`, {
      method: 'POST',
      headers: { 'content-type': form.type, 'idempotency-key': 'paper' },
      body: new Uint8Array(form.body),
    });
    const item = { originalProductId: 'oreiller', quantity: 1, type: 'single' };
    // Long enough for blocks of their own: the last one of a file may still have room.
    const message = 'x'.repeat(BLOCK_BYTES);
    const birthPlace = { city: 'x'.repeat(200) };
    const answers = [
      { status: uploaded.status, retryAfter: uploaded.headers.get('retry-after') },
      await send('customer', { ...guest, birthPlace, overwriting: false }),
      await send('order', { hoster, customer, roomNumber: '1', orderDetails: message, item }),
      await send('message', { hoster, message }),
      await send('feedback', { hoster, message }),
    ];
    return answers.map(({ status, retryAfter }) => ({ status, retryAfter }));
  }

  const free = fill(DATA_DIR);
  const refused = await sendEverything();
  expect(refused).toEqual(refused.map(() => ({ status: 503, retryAfter: expect.stringMatching(/^\d+$/u) })));
  expect(await health('/health')).toBe(503);
  expect(await health('/health/live')).toBe(200);
  expect((await fetch(`${server.address}/api/hoster?shortcut=demo`)).status).toBe(200);

  free();
  await expect.poll(() => health('/health'), { timeout: 10_000 }).toBe(200);
  const stored = await sendEverything();
  expect(stored).toEqual(stored.map(() => ({ status: 201, retryAfter: null })));
});
