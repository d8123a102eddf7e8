import { createElement, useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useStepWays } from '../../hooks/useSteps';
import type { Step, StepName } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { CompanionsStep } from '../Companions/CompanionsStep';
import { CheckinFrame } from '../Frame/CheckinFrame';
import { StartNotices } from '../Start/StartNotices';
import { AgreementStep, ClientStep, MessageStep, StayStep, type StepProps } from './FieldsStep';
import { HoldStep } from './HoldStep';
import { PromotionStep } from './PromotionStep';
import { StepLead } from './StepLead';
import { TextStep } from './TextStep';

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

/** One step of the form. */
export function StepScreen({ step, isOpened }: { step: Step; isOpened: boolean }) {
  const { t } = useTranslation('checkin');
  const { index, count } = useStepWays(step);
  const arriveAt = useCheckinStore((state) => state.arriveAt);
  const isBegun = useCheckinStore((state) => state.answers.id !== '');
  // A look at the first step is no progress, and forgets none.
  useEffect(() => {
    if (isOpened && isBegun && index > 0) arriveAt(step.path);
  }, [isOpened, isBegun, index, arriveAt, step.path]);

  return (
    <CheckinFrame
      current={index + 1}
      count={count}
      step={t(`steps.${step.name}.title`)}
      heading={t(`steps.${step.name}.heading`)}
    >
      {index === 0 && isOpened && <StartNotices />}
      {createElement(screenOf(step), {
        key: waiting.includes(step.name) ? `${step.name}/${isOpened}` : step.name,
        step,
        lead: <StepLead step={step} />,
      })}
    </CheckinFrame>
  );
}
