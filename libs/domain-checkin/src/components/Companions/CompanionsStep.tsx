import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, List, Notice, Stack, StatusLine, Text } from '@guest/design-system';
import { useNow } from '@guest/visit';
import { useDraft, useRuleContext } from '../../hooks/useDraft';
import { useCompanionWords } from '../../hooks/useCompanionWords';
import { useCheckinPaths, useCompanionWays, useSteps, useStepWays } from '../../hooks/useSteps';
import { flawsOfCompanion, flawsOfStep } from '../../model/checkDraft';
import { stepNamed } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';
import { StepBar } from '../Frame/StepBar';
import type { StepProps } from '../Steps/FieldsStep';
import { PersonRow } from './PersonRow';
import { Removed } from './Removed';

/** Who comes along: everyone with what is still missing, and the way to complete or add them. */
export function CompanionsStep({ step, lead }: StepProps) {
  const { t } = useTranslation('checkin');
  const navigate = useNavigate();
  const to = useCheckinPaths();
  const ways = useCompanionWays();
  const steps = useSteps();
  const draft = useDraft();
  const words = useCompanionWords();
  const contextAt = useRuleContext();
  const now = useNow();
  const addCompanion = useCheckinStore((state) => state.addCompanion);
  const removeCompanion = useCheckinStore((state) => state.removeCompanion);
  const { previous, goOn, isChange } = useStepWays(step);
  const over = useRef<HTMLDivElement>(null);

  const { client, companions } = draft;
  const context = now && contextAt(now);
  const people = companions.map((person, index) => ({
    person,
    index,
    name: words.nameOf(person, index),
    flaws: context ? flawsOfCompanion(step, person, context) : [],
  }));
  const unfinished = people.find(({ flaws }) => flaws.length > 0);
  const clientStep = stepNamed(steps, 'clientInfo');
  const clientFlaws = clientStep && context ? flawsOfStep(clientStep, draft, context) : [];
  const isFull = companions.length >= step.maxCompanions;
  const isOver = companions.length > step.maxCompanions;
  const isNameless = step.fields.length === 0;

  // Pressed twice before the new person's screen is there, it still adds one.
  const isLeaving = useRef(false);
  const handleAdd = () => {
    if (isLeaving.current) return;
    isLeaving.current = !isNameless;
    addCompanion();
    if (!isNameless) void navigate(ways.companion(companions.length));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOver) over.current?.focus();
    else if (unfinished) void navigate(ways.companion(unfinished.index));
    else goOn();
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={5}>
        {lead}
        {isOver && (
          <Notice ref={over} tabIndex={-1} tone="danger" role="alert" title={t('companions.over')}>
            {t('companions.full', { count: step.maxCompanions })}
          </Notice>
        )}
        <Removed />
        <List>
          {clientStep && (
            <PersonRow
              name={`${client.firstname.trim()} ${client.lastname.trim()}`.trim() || t('companions.you')}
              note={t('companions.you')}
              state={clientFlaws.length > 0 ? words.lacking(clientStep, clientFlaws) : undefined}
              isComplete={clientFlaws.length === 0}
              href={isChange ? to.change(to.step(clientStep)) : to.step(clientStep)}
            />
          )}
          {people.map(({ person, index, name, flaws }) => (
            <PersonRow
              key={person.id}
              name={name}
              note={context && words.kindOf(person, context)}
              state={flaws.length > 0 ? words.lacking(step, flaws) : undefined}
              isComplete={flaws.length === 0}
              href={isNameless ? undefined : ways.companion(index)}
              onRemove={isNameless ? () => removeCompanion(person.id) : undefined}
            />
          ))}
        </List>
        {!isFull && (
          <Button hierarchy="tertiary" size="l" isFullWidth iconLeft="plus" onClick={handleAdd}>
            {t('companions.add')}
          </Button>
        )}
        <Text size="xs" tone="muted">
          {!isOver && t(isFull ? 'companions.full' : 'companions.max', { count: step.maxCompanions })}{' '}
          {companions.length === 0 && t('companions.alone')}
        </Text>
        <StatusLine isHidden>{t('aside.guestCount', { count: 1 + companions.length })}</StatusLine>
        <StepBar
          previous={previous}
          label={
            unfinished
              ? t('companions.completeOne', { name: unfinished.name })
              : t(isChange ? 'backToCheck' : 'next')
          }
        />
      </Stack>
    </form>
  );
}
