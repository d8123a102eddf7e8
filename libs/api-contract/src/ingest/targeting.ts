import * as v from 'valibot';
import { Id, list } from '../base/common';
import { defineRoute } from '../base/route';
import { Short, ShortOrNull } from './values';

const Operand = v.object({
  type: v.string(),
  operator: v.optional(v.string()),
  value: list(v.string()),
  source: v.optional(v.string()),
});

/** One filter of a condition; `fetch` nests its own. */
export const ConditionFilter = v.object({ ...Operand.entries, filters: list(Operand) });
export type ConditionFilter = v.InferOutput<typeof ConditionFilter>;

export const Conditions = v.object({
  conditions: list(
    v.object({
      name: v.string(),
      capture_rate: v.optional(v.number()),
      captureRate: v.optional(v.number()),
      filters: list(ConditionFilter),
    }),
  ),
});
export type Conditions = v.InferOutput<typeof Conditions>;

export const FeatureFlagsRequest = v.object({
  projectID: Short,
  userID: ShortOrNull,
  metadata: v.optional(v.record(Short, Short), {}),
  referrer: v.optional(Short, ''),
  os: v.optional(Short, ''),
  device: v.optional(Short, ''),
  country: v.optional(Short, ''),
  state: v.optional(Short, ''),
  city: v.optional(Short, ''),
  browser: v.optional(Short, ''),
  persistFlags: v.optional(
    v.record(Short, v.object({ key: Short, value: v.union([Short, v.boolean()]) })),
    {},
  ),
});
export type FeatureFlagsRequest = v.InferOutput<typeof FeatureFlagsRequest>;

export const FeatureFlags = v.object({
  flags: list(
    v.object({
      key: v.string(),
      value: v.union([v.string(), v.boolean()]),
      is_persist: v.optional(v.boolean(), false),
      payload: v.optional(v.nullable(v.string())),
    }),
  ),
});
export type FeatureFlags = v.InferOutput<typeof FeatureFlags>;

export const Tags = v.object({
  tags: list(
    v.object({
      id: v.union([v.number(), v.string()]),
      selector: v.string(),
      location: v.optional(v.nullable(v.string())),
    }),
  ),
});
export type Tags = v.InferOutput<typeof Tags>;

export const targetingRoutes = {
  getConditions: defineRoute({
    method: 'GET',
    service: 'ingest',
    path: 'v1/web/conditions/:projectId',
    summary: 'The conditions that start a recording',
    params: v.object({ projectId: Id }),
    answer: Conditions,
    needsBearer: true,
  }),
  postFeatureFlags: defineRoute({
    method: 'POST',
    service: 'ingest',
    path: 'v1/web/feature-flags',
    summary: 'The feature flags of this visitor',
    body: FeatureFlagsRequest,
    answer: FeatureFlags,
    needsBearer: true,
  }),
  getTags: defineRoute({
    method: 'GET',
    service: 'ingest',
    path: 'v1/web/tags',
    summary: 'The elements whose first sight is recorded',
    answer: Tags,
    needsBearer: true,
  }),
};
