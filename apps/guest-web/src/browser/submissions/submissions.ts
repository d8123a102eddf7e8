import { paths } from '@guest/feature';
import type { Registry } from '@guest/state';
import { createSubmissions, keepSending, type SubmissionSources, type Submissions } from '@guest/submission';
import type { ApiSource, VisitContext } from '@guest/visit';
import { features } from '../../routing/features';
import { contextOf } from '../../routing/loadEntry';
import { matchEntry } from '../../routing/table';

const contextOfVisit = (slug: string, registry: Registry, api: ApiSource): VisitContext =>
  contextOf(matchEntry(paths.home(slug)), registry, api);

/** Sends every feature's kinds of submission for the hotel of this visit. `apiKeys`: see the runtime configuration. */
export function submissionsOf(
  slug: string,
  registry: Registry,
  api: ApiSource,
  apiKeys?: string,
): Submissions {
  const sources = Object.assign({}, ...features.map(({ submissions }) => submissions));
  return createSubmissions<VisitContext>({
    context: contextOfVisit(slug, registry, api),
    sources: sources as SubmissionSources<VisitContext>,
    hasKeys: apiKeys !== 'none',
  });
}

/**
 * Sends kept submissions, then starts each feature's background work; a feature whose code does not load is left
 * out. Returns the function that stops all of it.
 */
export async function attendVisit(
  submissions: Submissions,
  slug: string,
  registry: Registry,
  api: ApiSource,
): Promise<() => void> {
  const stops = [keepSending(submissions)];
  const loaded = await Promise.allSettled(features.flatMap(({ attend }) => attend?.() ?? []));
  for (const result of loaded) {
    if (result.status === 'fulfilled') stops.push(result.value.attend(contextOfVisit(slug, registry, api)));
  }
  return () => {
    for (const stop of stops) stop();
  };
}
