import { createElement, Suspense, useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, savesData } from '@guest/visit';
import { useSlots } from '../../context/SlotsContext';
import { useHoldAmount } from '../../hooks/useHoldAmount';
import { useRememberCheckin } from '../../hooks/useNextAction';
import { useDispatch, useOther } from '../../hooks/useStage';
import { useStepWays } from '../../hooks/useSteps';
import { formIdOf } from '../../model/checkinStage';
import type { Step, StepName } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { CheckinFrame } from '../Frame/CheckinFrame';
import { StepSkeleton } from '../Frame/StepSkeleton';
import type { StepProps } from '../Frame/StepBar';
import { StepLead } from './StepLead';
import { TextStep } from './TextStep';

const FieldsStep = lazyPart(async () => (await import('./FieldsStep')).FieldsStep);
const CompanionsStep = lazyPart(async () => (await import('../Companions/CompanionsStep')).CompanionsStep);
const HoldStep = lazyPart(async () => (await import('./HoldStep')).HoldStep);
const OtherReservation = lazyPart(async () => (await import('../Start/OtherReservation')).OtherReservation, {
  whileLoading: null,
});
const StartNotices = lazyPart(async () => (await import('../Start/StartNotices')).StartNotices, {
  whileLoading: null,
});
const PromotionStep = lazyPart(async () => (await import('./PromotionStep')).PromotionStep);

const AHEAD_AFTER_MS = 2_000;

const screens: Record<StepName, ComponentType<StepProps>> = {
  introductionInfo: TextStep,
  clientInfo: FieldsStep,
  stayInfo: FieldsStep,
  companionInfo: CompanionsStep,
  agreementInfo: FieldsStep,
  holdonInfo: HoldStep,
  promotionInfo: PromotionStep,
  messageInfo: FieldsStep,
};

/** Screens that read their values only once: they mount again when kept values are restored. */
const waiting: readonly StepName[] = ['agreementInfo'];

/** True of a step that only shows text: it needs no form. */
function screenOf({ name, fields }: Step): ComponentType<StepProps> {
  const isSlot = name === 'companionInfo' || name === 'holdonInfo' || name === 'promotionInfo';
  return fields.length === 0 && !isSlot ? TextStep : screens[name];
}

/** The code of a step: its own file and those of its fields. */
export async function bringStep(step: Step): Promise<void> {
  const screen = screenOf(step);
  if (!('prefetch' in screen)) return;
  await (screen as typeof FieldsStep).prefetch();
  await (await import('../Fields/controls')).bringControls(step.fields);
}

/** The notices above the first step. */
export const bringStart = () => StartNotices.prefetch();

/** One step of the form. */
export function StepScreen({ step, isOpened }: { step: Step; isOpened: boolean }) {
  const { t } = useTranslation('checkin');
  const { index, count } = useStepWays(step);
  const dispatch = useDispatch();
  const isBegun = useCheckinStore((state) => state.answers.isBegun);
  const formId = useCheckinStore((state) => formIdOf(state.stage));
  const isOfAnother = useOther() !== undefined;
  const hold = useHoldAmount();
  const heading =
    step.name === 'holdonInfo' && hold
      ? t('hold.heading', { amount: hold })
      : t(`steps.${step.name}.heading`);
  // The first step is not saved as progress: from there the guest may still resume a later one.
  useEffect(() => {
    if (isOpened && isBegun && index > 0) dispatch({ type: 'arrivedAt', step: step.path });
  }, [isOpened, isBegun, index, dispatch, step.path]);

  useRememberCheckin(isOpened && isBegun && index > 0);
  useStepsAhead(isOpened);
  return (
    <CheckinFrame current={index + 1} count={count} step={t(`steps.${step.name}.title`)} heading={heading}>
      {isOpened && isOfAnother && <OtherReservation />}
      {index === 0 && isOpened && <StartNotices />}
      <Suspense fallback={<StepSkeleton />}>
        {step.name === 'companionInfo' && !isOpened ? (
          // Its buttons change what is kept, which is not known yet.
          <StepSkeleton />
        ) : (
          createElement(screenOf(step), {
            key: waiting.includes(step.name) ? `${formId}/${isOpened}` : formId,
            step,
            lead: <StepLead step={step} />,
          })
        )}
      </Suspense>
    </CheckinFrame>
  );
}

/** Loads the next steps while the guest reads, so that a short loss of the network does not stop the form. */
function useStepsAhead(isOpened: boolean): void {
  const { PreAuthorisation } = useSlots();
  useEffect(() => {
    if (!isOpened || savesData()) return;
    const timer = setTimeout(() => {
      const ahead = [FieldsStep, CompanionsStep, HoldStep, PromotionStep].map((part) => part.prefetch());
      // Without a network each is loaded again where it is needed.
      void Promise.allSettled([...ahead, PreAuthorisation?.prefetch?.()]);
    }, AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [PreAuthorisation, isOpened]);
}
