import * as v from 'valibot';

/** A path on the same origin or an address, without the slash at its end. */
// @__NO_SIDE_EFFECTS__
const BaseUrl = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:https?:\/\/[^/\s]|\/(?!\/))\S*$/u, 'a path such as /api, or an http(s) address'),
      v.transform((url) => url.replace(/\/+$/u, '')),
    ),
    fallback,
  );

/** Where the five hosts are: what the server injects, or `/config.json` on static hosting. */
export const RuntimeConfig = v.object({
  apiUrl: BaseUrl('/api'),
  reviewsUrl: BaseUrl('/reviews-api'),
  activitiesUrl: BaseUrl('/activities-api'),
  staticUrl: BaseUrl('/static-host'),
  ingestUrl: BaseUrl('/ingest'),
});
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfig>;

/** Reads a configuration; what is left out is on the same origin. Throws an error that names the wrong field. */
export function parseRuntimeConfig(value: unknown): RuntimeConfig {
  const result = v.safeParse(RuntimeConfig, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `The runtime configuration is not valid: ${v.getDotPath(issue) ?? 'it'} is not ${issue.message}`,
  );
}
