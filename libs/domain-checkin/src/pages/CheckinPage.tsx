import { useEffect } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import type { PageModule } from '@guest/feature';
import { NotFound, type VisitContext } from '@guest/visit';
import { FormSkeleton, WithForm } from '../components/Frame/WithForm';
import { bringStart, bringStep, StepScreen } from '../components/Steps/StepScreen';
import { isStepPath } from '../model/stepPaths';
import { stepsOf, type Step } from '../model/steps';
import { useFormStore } from '../store/formStore';
import { useHoldStore } from '../store/stayStores';
import { useDispatch } from '../hooks/useStage';
import { useAllSteps, useCheckinPaths } from '../hooks/useSteps';

export const Skeleton = FormSkeleton;

/** The step of an address; the first one where it names none. */
function stepOf(steps: readonly Step[], path: string | undefined): Step | undefined {
  return path === undefined ? steps[0] : steps.find((step) => step.path === path.toLowerCase());
}

/** A step that this hotel has switched off is no page of it. */
export const isMissing: PageModule<VisitContext>['isMissing'] = ({ registry, params }) => {
  const { resource: form } = useFormStore.in(registry).getState();
  if (form.status !== 'success' || params.step === undefined) return false;
  return stepOf(stepsOf(form.data), params.step) === undefined;
};

export const prepare: PageModule<VisitContext>['prepare'] = async ({ registry, params }) => {
  const { resource: form } = useFormStore.in(registry).getState();
  const steps = form.status === 'success' ? stepsOf(form.data) : [];
  const step = stepOf(steps, params.step);
  if (step) await Promise.all([bringStep(step), step === steps[0] && bringStart()]);
};

export const title: PageModule<VisitContext>['title'] = ({ registry, params }, t) => {
  const { resource: form } = useFormStore.in(registry).getState();
  const step = form.status === 'success' ? stepOf(stepsOf(form.data), params.step) : undefined;
  return step && params.step !== undefined ? t(`steps.${step.name}.title`) : t('title');
};

/** On the step of the hold: who takes the card. */
export const paymentProvider: PageModule<VisitContext>['paymentProvider'] = ({ registry }) => {
  const { resource } = useHoldStore.in(registry).getState();
  return resource.status === 'success' ? resource.data.provider : undefined;
};

/** The check-in of this hotel, one step a screen. */
export function Component() {
  const last = useLocation().pathname.split('/').findLast(Boolean);
  const path = isStepPath(last) ? last : undefined;
  useEntered(path === undefined);
  const all = useAllSteps();
  const to = useCheckinPaths();
  return (
    <WithForm>
      {(steps, isOpened) => {
        // A step that turns out to ask nothing stays while the guest is there.
        const step = stepOf(steps, path) ?? (path === undefined ? undefined : stepOf(all, path));
        if (!step) return <NotFound />;
        // A card is given at an address of its own, in a document of its own.
        if (path === undefined && step.name === 'holdonInfo') return <Navigate to={to.step(step)} replace />;
        return <StepScreen key={step.name} step={step} isOpened={isOpened} />;
      }}
    </WithForm>
  );
}

/** Detects a guest who comes from elsewhere: their link names no step, while the form's own links do. */
function useEntered(isStart: boolean): void {
  const dispatch = useDispatch();
  const type = useNavigationType();
  useEffect(() => {
    if (isStart && type !== 'POP') dispatch({ type: 'entered' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen appears
  }, []);
}
