import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, List, Notice, Stack, StatusLine, Text } from '@guest/design-system';
import { focusHeading, useNow } from '@guest/visit';
import { useDraft, useRuleContext } from '../../hooks/useDraft';
import { fullName, useCompanionWords } from '../../hooks/useCompanionWords';
import { useDispatch, useFilling } from '../../hooks/useStage';
import { useCheckinPaths, useCompanionWays, useSteps, useStepWays } from '../../hooks/useSteps';
import { restoreValues } from '../../model/answers';
import { flawsOfCompanion, flawsOfStep } from '../../model/checkDraft';
import type { RuleContext } from '../../model/rules';
import { stepNamed } from '../../model/steps';
import { StepBar, type StepProps } from '../Frame/StepBar';
import { PersonRow } from './PersonRow';

/** The list of companions with what is missing, and the buttons to complete and add them. */
export function CompanionsStep({ step, lead }: StepProps) {
  const { t } = useTranslation('checkin');
  const navigate = useNavigate();
  const ways = useCompanionWays();
  const draft = useDraft();
  const words = useCompanionWords();
  const contextAt = useRuleContext();
  const now = useNow();
  const dispatch = useDispatch();
  const { previous, goOn, isChange } = useStepWays(step);
  const over = useRef<HTMLDivElement>(null);

  const { companions } = draft;
  const context = now && contextAt(now);
  const people = companions.map((person, index) => ({
    person,
    index,
    name: words.nameOf(person, index),
    flaws: context ? flawsOfCompanion(step, person, context) : [],
  }));
  const unfinished = people.find(({ flaws }) => flaws.length > 0);
  const isFull = companions.length >= step.maxCompanions;
  const isOver = companions.length > step.maxCompanions;
  const isNameless = step.fields.length === 0;

  const handleAdd = useAdd(isNameless);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOver) over.current?.focus();
    else if (unfinished) void navigate(ways.companion(unfinished.index));
    else goOn();
  };
  return (
    <form method="post" noValidate onSubmit={handleSubmit}>
      <Stack gap={5}>
        {lead}
        {isOver && (
          <Notice ref={over} tabIndex={-1} tone="danger" role="alert" title={t('companions.over')}>
            {t('companions.full', { count: step.maxCompanions })}
          </Notice>
        )}
        <Removed />
        <List>
          <ClientRow context={context} isChange={isChange} />
          {people.map(({ person, index, name, flaws }) => (
            <PersonRow
              key={person.id}
              name={name}
              note={context && words.kindOf(person, context)}
              state={flaws.length > 0 ? words.lacking(step, flaws) : undefined}
              isComplete={flaws.length === 0}
              href={isNameless ? undefined : ways.companion(index)}
              onRemove={isNameless ? () => dispatch({ type: 'companionRemoved', id: person.id }) : undefined}
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

/** Adds a companion and opens their screen, where they have one. */
function useAdd(isNameless: boolean) {
  const navigate = useNavigate();
  const ways = useCompanionWays();
  const { companions } = useDraft();
  const dispatch = useDispatch();
  // A second press before the new person's screen is shown adds nobody else.
  const isLeaving = useRef(false);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = !isNameless;
    dispatch({ type: 'companionAdded' });
    if (!isNameless) void navigate(ways.companion(companions.length));
  };
}

interface ClientRowProps {
  context: RuleContext | undefined;
  /** Opened from the check of the answers. */
  isChange: boolean;
}

/** The guest who fills in the form, where the hotel asks who they are. */
function ClientRow({ context, isChange }: ClientRowProps) {
  const { t } = useTranslation('checkin');
  const to = useCheckinPaths();
  const step = stepNamed(useSteps(), 'clientInfo');
  const draft = useDraft();
  const words = useCompanionWords();
  if (!step) return null;
  const flaws = context ? flawsOfStep(step, draft, context) : [];
  return (
    <PersonRow
      name={fullName(draft.client) || t('companions.you')}
      note={t('companions.you')}
      state={flaws.length > 0 ? words.lacking(step, flaws) : undefined}
      isComplete={flaws.length === 0}
      href={isChange ? to.change(to.step(step)) : to.step(step)}
    />
  );
}

/** The companion removed last, and a button that restores them. */
function Removed() {
  const { t } = useTranslation('checkin');
  const { nameOf } = useCompanionWords();
  const removed = useFilling((filling) => filling.removed);
  const dispatch = useDispatch();
  if (!removed) return null;
  // The button is removed with the notice.
  const handleUndo = () => {
    dispatch({ type: 'companionRestored' });
    focusHeading();
  };
  const name = nameOf(restoreValues('person', removed.companion.answers), removed.index);
  return (
    <Notice
      role="status"
      action={
        <Button size="s" hierarchy="secondary" onClick={handleUndo}>
          {t('companions.undo')}
        </Button>
      }
    >
      {t('companions.removed', { name })}
    </Notice>
  );
}
