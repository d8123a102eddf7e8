import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@guest/feature';
import { useHoster } from '@guest/visit';
import { stepsOf, type Step } from '../model/steps';
import { useCheckinStore } from '../store/checkinStore';
import { useFormStore } from '../store/formStore';

const none: Step[] = [];

/** What this hotel asks for; nothing until the form has come. */
export function useSteps(): Step[] {
  const form = useFormStore((state) => state.form);
  const data = form.status === 'success' ? form.data : undefined;
  return useMemo(() => (data ? stepsOf(data) : none), [data]);
}

/** Leads back to the answers once a change is made. */
const FROM_CHECK = 'from=check';

/** The same of a companion, by way of the list of them. */
const FROM_LIST = 'from=list';

/** Is one answer being changed, from the check of them all? */
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

/** The ways between the list of companions and each of them; who came from the check finds back to it. */
export function useCompanionWays() {
  const to = useCheckinPaths();
  const { search } = useLocation();
  const isChange = useIsChange();
  const isOfCheck = search === `?${FROM_CHECK}` || search === `?${FROM_LIST}`;
  return {
    /** From the list. */
    companion: (index: number) => `${to.companion(index)}${isChange ? `?${FROM_LIST}` : ''}`,
    /** From a companion. */
    list: isOfCheck ? to.change(to.companions) : to.companions,
    back: isChange ? to.check : isOfCheck ? to.change(to.companions) : to.companions,
  };
}

/** Where a step stands among the others, and the ways from it. */
export function useStepWays(step: Step) {
  const steps = useSteps();
  const to = useCheckinPaths();
  const navigate = useNavigate();
  const begin = useCheckinStore((state) => state.begin);
  const isChange = useIsChange();
  const { key } = useLocation();
  // Pressed twice before the next screen is there, it still leads one step on.
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
      begin();
      void navigate(next);
    },
  };
}
