import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TASK_ANSWER_LENGTH } from '@guest/api-contract';
import { Button, Disclosure, Stack, Text, TextArea, Title, VisuallyHidden } from '@guest/design-system';
import { AbortSession } from './AbortSession';
import { DeviceLine } from './DeviceLine';
import { useParticipant, useTest } from './overlayContext';
import { Pill, PillRow, Written } from './styles';

/** A longer row is scrolled, so the keyboard has to reach it. */
const SHORT_ROW = 7;

/** The tasks by their numbers, and the one that is under way. */
export function Tasks({ onCollapse }: { onCollapse: () => void }) {
  const { t } = useTranslation('uxt');
  const tasks = useTest((state) => state.test.tasks);
  const guidelines = useTest((state) => state.test.guidelines);
  const index = useTest((state) => state.taskIndex);
  const answer = useTest((state) => state.answer);
  const { answer: keepAnswer, next } = useParticipant();
  const heading = useRef<HTMLHeadingElement>(null);
  const pill = useRef<HTMLLIElement>(null);
  useEffect(() => {
    heading.current?.focus();
    pill.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [index]);
  const task = tasks[index];
  if (!task) return null;
  const isLast = index === tasks.length - 1;
  const stateOf = (place: number) => (place === index ? 'current' : place < index ? 'done' : 'coming');
  return (
    <>
      <Stack gap={2}>
        <Text size="xs" tone="muted">
          {t('tasks.position', { number: index + 1, total: tasks.length })}
        </Text>
        <PillRow aria-label={t('tasks.title')} tabIndex={tasks.length > SHORT_ROW ? 0 : undefined}>
          {tasks.map(({ task_id: id }, place) => (
            <Pill
              key={String(id)}
              ref={place === index ? pill : undefined}
              data-state={stateOf(place)}
              aria-current={place === index ? 'step' : undefined}
            >
              <span aria-hidden>{place + 1}</span>
              <VisuallyHidden>
                {t('tasks.task', { number: place + 1 })}
                {place === index && `, ${t('tasks.current')}`}
                {place < index && `, ${t('tasks.done')}`}
              </VisuallyHidden>
            </Pill>
          ))}
        </PillRow>
      </Stack>
      <Title as="h2" level="h4" ref={heading} tabIndex={-1}>
        {task.title}
      </Title>
      {task.description && (
        <Text as="div" size="s">
          <Written>{task.description}</Written>
        </Text>
      )}
      {task.allow_typing && (
        <TextArea
          label={t('tasks.answer')}
          value={answer}
          maxLength={MAX_TASK_ANSWER_LENGTH}
          onChange={({ target: { value } }) => keepAnswer(value)}
        />
      )}
      {guidelines && (
        <Disclosure summary={t('guidelines.title')}>
          <Text as="div" size="s">
            <Written>{guidelines}</Written>
          </Text>
        </Disclosure>
      )}
      <DeviceLine />
      <Stack gap={2}>
        <Button isFullWidth onClick={next}>
          {isLast ? t('tasks.finish') : t('tasks.next')}
        </Button>
        <Button hierarchy="tertiary" isFullWidth onClick={onCollapse}>
          {t('widget.collapse')}
        </Button>
      </Stack>
      <AbortSession />
    </>
  );
}
