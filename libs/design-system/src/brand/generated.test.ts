// @vitest-environment node
import { expect, it } from 'vitest';
import { generate } from '../../scripts/fontMetrics.mjs';
import generated from './generated/fontMetrics.ts?raw';

it('has font metrics generated from their source', () => {
  expect(generated).toBe(generate());
});
