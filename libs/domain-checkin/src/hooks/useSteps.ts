import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@guest/feature';
import { useHoster } from '@guest/visit';
import { stepNamed, stepsOf, type Step } from '../model/steps';
import { useFormStore } from '../store/formStore';
import { asksForHold, hasAny, useExtrasStore, useHoldStore } from '../store/stayStores';
import { useDispatch } from './useStage';

const none: Step[] = [];

/** The steps of the hotel's form; none until the form is loaded. */
export function useAllSteps(): Step[] {
  const form = useFormStore((state) => state.resource);
  const data = form.status === 'success' ? form.data : undefined;
  return useMemo(() => (data ? stepsOf(data) : none), [data]);
}

/** The steps that have something to ask: leaves out an unwanted hold and missing offers. */
export function useSteps(): Step[] {
  const all = useAllSteps();
  const hasHold = useHoldStore(({ resource }) => resource.status !== 'success' || asksForHold(resource.data));
  const hasOffers = useExtrasStore(({ resource }) => resource.status !== 'success' || hasAny(resource.data));
  return useMemo(
    () =>
      all.filter(({ name }) => (name !== 'holdonInfo' || hasHold) && (name !== 'promotionInfo' || hasOffers)),
    [all, hasHold, hasOffers],
  );
}

/** The query of a step that returns to the check of the answers. */
const FROM_CHECK = 'from=check';

/** The query of a companion that returns to the list, and from there to the check of the answers. */
const FROM_LIST = 'from=list';

/** Is one answer being changed, coming from the check of the answers? */
export const useIsChange = () => useLocation().search === `?${FROM_CHECK}`;

/** The addresses of the form: none of them says anything about the guest. */
export function useCheckinPaths() {
  const { slug } = useHoster();
  const base = paths.checkin(slug);
  return {
    home: paths.home(slug),
    start: base,
    step: (step: Step) => `${base}/${step.path}`,
    /** Companions are numbered from 1. */
    companion: (index: number) => `${base}/companions/${index + 1}`,
    companions: `${base}/companions`,
    check: `${base}/check`,
    sent: `${base}/sent`,
    /** To one field, and back to the answers. */
    change: (to: string, fieldId?: string) => `${to}?${FROM_CHECK}${fieldId ? `#${fieldId}` : ''}`,
  };
}

/** The links between the list of companions and each of them; they keep the return to the check. */
export function useCompanionWays() {
  const to = useCheckinPaths();
  const { search } = useLocation();
  const isChange = useIsChange();
  const isOfCheck = search === `?${FROM_CHECK}` || search === `?${FROM_LIST}`;
  return {
    /** The link from the list. */
    companion: (index: number) => `${to.companion(index)}${isChange ? `?${FROM_LIST}` : ''}`,
    /** The link from a companion. */
    list: isOfCheck ? to.change(to.companions) : to.companions,
    back: isChange ? to.check : isOfCheck ? to.change(to.companions) : to.companions,
  };
}

/** The position of a step, and the links from it. */
export function useStepWays(step: Step) {
  const asking = useSteps();
  // The step that is shown stays in the list.
  const steps = useAllSteps().filter(
    (one) => one.name === step.name || stepNamed(asking, one.name) !== undefined,
  );
  const to = useCheckinPaths();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isChange = useIsChange();
  const { key } = useLocation();
  // A second press before the next screen is shown does not skip a step.
  const leftFrom = useRef('');
  const index = steps.findIndex(({ name }) => name === step.name);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  const next = isChange || !after ? to.check : to.step(after);
  return {
    index,
    /** The answers are the last step. */
    count: steps.length + 1,
    isChange,
    previous: isChange ? to.check : before && to.step(before),
    goOn: () => {
      if (leftFrom.current === key) return;
      leftFrom.current = key;
      dispatch({ type: 'wentOn' });
      void navigate(next);
    },
  };
}
