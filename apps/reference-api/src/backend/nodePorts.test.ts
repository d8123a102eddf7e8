import {
  createMemoryMailer,
  createMemoryStorage,
  createMemoryVault,
  createSamplePlaces,
} from '@guest/reference-backend';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config';
import { createNodePorts } from './nodePorts';

it('makes ids that are all different, of 128 bits', () => {
  const { random } = createNodePorts({
    storage: createMemoryStorage(),
    vault: createMemoryVault(),
    cipher: { seal: (text) => text, open: (text) => text },
    mailer: createMemoryMailer(),
    places: createSamplePlaces(),
    secret: 'a secret of tests alone, long enough',
    logger: pino({ enabled: false }),
    config: readConfig({ DATA_DIR: 'unused' }),
  });
  // More than are drawn at once.
  const ids = Array.from({ length: 1_000 }, () => random.id());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
});
