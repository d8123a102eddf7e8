import { createElement, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useRememberCheckin } from '../../hooks/useNextAction';
import { useStepWays } from '../../hooks/useSteps';
import type { Step, StepName } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { CheckinFrame } from '../Frame/CheckinFrame';
import { StepSkeleton } from '../Frame/StepSkeleton';
import { lazyPart } from '../lazyPart';
import type { StepProps } from './FieldsStep';
import { StepLead } from './StepLead';
import { TextStep } from './TextStep';

const ClientStep = lazyPart(async () => (await import('./FieldsStep')).ClientStep);
const StayStep = lazyPart(async () => (await import('./FieldsStep')).StayStep);
const AgreementStep = lazyPart(async () => (await import('./FieldsStep')).AgreementStep);
const MessageStep = lazyPart(async () => (await import('./FieldsStep')).MessageStep);
const CompanionsStep = lazyPart(async () => (await import('../Companions/CompanionsStep')).CompanionsStep);
const HoldStep = lazyPart(async () => (await import('./HoldStep')).HoldStep);
const OtherReservation = lazyPart(async () => (await import('../Start/OtherReservation')).OtherReservation);
const StartNotices = lazyPart(async () => (await import('../Start/StartNotices')).StartNotices);
const PromotionStep = lazyPart(async () => (await import('./PromotionStep')).PromotionStep);

const AHEAD_AFTER_MS = 2_000;

const screens: Record<StepName, ComponentType<StepProps>> = {
  introductionInfo: TextStep,
  clientInfo: ClientStep,
  stayInfo: StayStep,
  companionInfo: CompanionsStep,
  agreementInfo: AgreementStep,
  holdonInfo: HoldStep,
  promotionInfo: PromotionStep,
  messageInfo: MessageStep,
};

/** Those that keep what they begin with, so that they wait for what was kept. */
const waiting: readonly StepName[] = ['agreementInfo'];

/** A step that is all text needs no form, whatever fields it could have. */
function screenOf({ name, fields }: Step): ComponentType<StepProps> {
  const isSlot = name === 'companionInfo' || name === 'holdonInfo' || name === 'promotionInfo';
  return fields.length === 0 && !isSlot ? TextStep : screens[name];
}

/** Everything that a step is drawn with: its own file and those of its fields. */
export async function bringStep(step: Step): Promise<void> {
  const screen = screenOf(step);
  if (!('bring' in screen)) return;
  await (screen as typeof ClientStep).bring();
  await (await import('../Fields/controls')).bringControls(step.fields);
}

/** What stands above the first step alone. */
export const bringStart = () => StartNotices.bring();

/** One step of the form. */
export function StepScreen({ step, isOpened }: { step: Step; isOpened: boolean }) {
  const { t } = useTranslation('checkin');
  const { index, count } = useStepWays(step);
  const arriveAt = useCheckinStore((state) => state.arriveAt);
  const isBegun = useCheckinStore((state) => state.answers.isBegun);
  const edition = useCheckinStore((state) => state.edition);
  const takenCount = useTakenCount();
  const isOfAnother = useCheckinStore((state) => state.other !== undefined);
  // A look at the first step is no progress, and forgets none.
  useEffect(() => {
    if (isOpened && isBegun && index > 0) arriveAt(step.path);
  }, [isOpened, isBegun, index, arriveAt, step.path]);

  useRememberCheckin(isOpened && isBegun && index > 0);
  useStepsAhead(isOpened);
  return (
    <CheckinFrame
      current={index + 1}
      count={count}
      step={t(`steps.${step.name}.title`)}
      heading={t(`steps.${step.name}.heading`)}
    >
      {isOpened && isOfAnother && (
        <Suspense>
          <OtherReservation />
        </Suspense>
      )}
      {index === 0 && isOpened && (
        <Suspense>
          <StartNotices />
        </Suspense>
      )}
      <Suspense fallback={<StepSkeleton />}>
        {createElement(screenOf(step), {
          key: waiting.includes(step.name) ? `${edition}/${isOpened}/${takenCount}` : edition,
          step,
          lead: <StepLead step={step} />,
        })}
      </Suspense>
    </CheckinFrame>
  );
}

/** How many forms went from under this screen; one that only begins here is the same. */
function useTakenCount(): number {
  const id = useCheckinStore((state) => state.answers.id);
  const [known, setKnown] = useState({ id, count: 0 });
  if (known.id !== id) setKnown({ id, count: known.count + (known.id === '' ? 0 : 1) });
  return known.count;
}

type Saving = { connection?: { saveData?: boolean } };

/** While the guest reads, what the next steps need comes: a lift or a cellar must not stop the form. */
function useStepsAhead(isOpened: boolean): void {
  useEffect(() => {
    if (!isOpened || (navigator as Saving).connection?.saveData) return;
    const timer = setTimeout(() => {
      const ahead = [ClientStep, CompanionsStep, HoldStep, PromotionStep].map((part) => part.bring());
      // Without a network each is asked for again where it is needed.
      void Promise.allSettled(ahead);
    }, AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpened]);
}
