import { useEffect, useState } from 'react';
import { surroundingsOf } from '@guest/api-contract';
import type { Resource } from '@guest/state';
import { fetchedOf, useApi, useHoster, type ApiSource } from '@guest/visit';
import type { Guide } from '../model/place';
import { questionOf, useGuideExtractStore, useGuideStore } from '../store/guideStore';
import { usePlaceId } from './usePlaceId';

interface GuideInput {
  resource: Resource<Guide>;
  onRetry: (api: ApiSource) => Promise<boolean>;
}

/** The guide around the hotel. A page from the server begins with an extract of it; the whole follows. */
export function useGuide(): GuideInput {
  const api = useApi();
  const placeId = usePlaceId() ?? null;
  const question = questionOf(surroundingsOf(useHoster()));
  const whole = useGuideStore((state) => fetchedOf(state, ...question));
  const extract = useGuideExtractStore((state) => fetchedOf(state, placeId, ...question));
  const load = useGuideStore((state) => state.load);
  const onRetry = (source: ApiSource) => load(source, ...question);
  // The server's page has an extract only; elsewhere the screen's own load has begun.
  const isAsked = whole.status !== 'idle';
  useEffect(() => {
    if (!isAsked) void load(api, ...question);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the question's parts say it all
  }, [api, isAsked, load, ...question]);
  // A failure stays on screen during its retry: the extract would show for a moment only.
  const [hasFailed, setFailed] = useState(false);
  if (whole.status === 'failure' && !hasFailed) setFailed(true);
  const isWholeShown = hasFailed || whole.status === 'success' || extract.status === 'idle';
  return { resource: isWholeShown ? whole : extract, onRetry };
}
