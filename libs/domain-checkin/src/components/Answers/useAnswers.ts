import { useTranslation } from 'react-i18next';
import type { Extras } from '@guest/api-contract';
import { htmlWords } from '@guest/api-contract/html-words';
import { countryName } from '@guest/design-system';
import { formatCalendarDay, formatList, formatTimeOfDay, useLanguage } from '@guest/i18n';
import { fieldsOfCompanion, sentStay } from '../../model/checkDraft';
import { ownerOfStep, type Draft } from '../../model/draft';
import { wishesOf } from '../../model/checkinBody';
import { fieldId } from '../../model/fieldId';
import type { Control } from '../../model/fieldRow';
import { rowOf, type ValueOf } from '../../model/fields';
import type { FieldValue } from '../../model/fieldValue';
import { isAgreed, type RuleContext } from '../../model/rules';
import type { FormField, Step } from '../../model/steps';
import type { ConsentAnswer, Paper } from '../../model/values';
import { isNoBirthPlace } from '../../model/wire';
import { offeredWishes, stillWished } from '../../model/wishes';
import { useExtrasStore } from '../../store/stayStores';
import { useCompanionWords } from '../../hooks/useCompanionWords';
import { useCheckinSubmission } from '../../hooks/useStartOver';
import { useCheckinPaths } from '../../hooks/useSteps';
import { useWishesTotal } from '../../hooks/useWishesTotal';

/** One answer as the guest reads it, and where it can be changed. */
export interface Answer {
  id: string;
  term: string;
  /** The term is the hotel's own words, in its language. */
  isHotelText?: boolean;
  /** '' where it was left out. */
  value: string;
  href: string;
}

/** The answers of one screen. */
export interface AnswerPart {
  id: string;
  title: string;
  answers: Answer[];
}

/** The other room, if one was chosen or is offered, and the extras. */
interface WishesInWords {
  room: string | undefined;
  chosen: { name: string; count: number }[];
  /** '' where it is not known. */
  total: string;
}

const join = (parts: readonly string[], glue = ', ') => parts.filter((part) => part.trim() !== '').join(glue);

/** Words the value of a field; '' where nothing was given. */
function useWordings() {
  const { t } = useTranslation('checkin');
  const language = useLanguage();

  const country = (code: string) => code && countryName(code, language);
  const dayOf = (day: string) => day && `${formatCalendarDay(day, language)} ${day.slice(0, 4)}`;
  const timeOf = (time: string) => time && formatTimeOfDay(time, language);

  /** What the hotel has, and what it does not have yet. */
  function papersIn(papers: readonly Paper[]): string {
    const sent = papers.filter(({ status }) => status === 'sent').length;
    const failed = papers.filter(({ status }) => status === 'failed').length;
    const underWay = papers.length - sent - failed;
    return join([
      sent > 0 ? t('check.papers', { count: sent }) : '',
      underWay > 0 ? t('check.papersUnderWay', { count: underWay }) : '',
      failed > 0 ? t('check.papersFailed', { count: failed }) : '',
    ]);
  }

  /** How each control words its value; '' where nothing was given. Others are shown as they were typed. */
  const wordings: { [C in Control]?: (value: never, field: FormField) => string } = {
    title: (value: 'miss' | '') => value && t(`titles.${value}`),
    sex: (value: 'male' | '') => value && t(`sexes.${value}`),
    yesNo: (value: 'yes' | '') => value && t(value),
    purpose: (value: 'work' | '') => value && t(`purposes.${value}`),
    country,
    address: ({ line, postalCode, city, country: code }: ValueOf<'address'>) =>
      join([line, join([postalCode, city], ' '), line || city ? country(code) : '']),
    birthPlace: (place: ValueOf<'birthPlace'>, field) =>
      isNoBirthPlace(place, field) ? '' : join([place.city, country(place.country)]),
    // Without the day of the week.
    birthDate: (day: string) => dayOf(day).replace(/^\S+ /u, ''),
    day: dayOf,
    arrivalTime: timeOf,
    moment: ({ day, time }: ValueOf<'arrivalDateTime'>) => join([dayOf(day), timeOf(time)]),
    identity: ({ type, number }: ValueOf<'idDocument'>) =>
      type && join([t(`document.${type as 'other'}`), number]),
    papers: papersIn,
    consent: (answer: ConsentAnswer, field) => t(isAgreed(answer, field) ? 'yes' : 'no'),
    agreement: (answer: ConsentAnswer, field) => (isAgreed(answer, field) ? t('receipt.agreed') : ''),
    signature: (signature: ValueOf<'signature'>) => {
      if (!signature) return '';
      return signature.mode === 'drawn'
        ? t('check.signedDrawn')
        : t('check.signedTyped', { name: signature.name });
    },
  };

  return (field: FormField, values: object): string => {
    const { control, empty } = rowOf(field.name);
    const { value } = (values as Partial<Record<string, FieldValue>>)[field.name] ?? { value: empty };
    const wording = wordings[control] as ((value: unknown, field: FormField) => string) | undefined;
    return wording ? wording(value, field) : String(value).trim();
  };
}

/** The chosen room and extras, as answers. */
function useWishAnswers() {
  const { t } = useTranslation('checkin');
  const to = useCheckinPaths();
  const offers = useExtrasStore((state) => state.resource);
  const before = wishesOf(useCheckinSubmission().kept?.body);
  const totalOf = useWishesTotal();

  function offered({ wishes: wished }: Draft, { upselles, extras }: Extras): WishesInWords {
    const wishes = offeredWishes(wished, { upselles, extras });
    const room = upselles.find(({ _id }) => _id === wishes.upselle)?.name ?? t('extras.keep');
    const chosen = extras.map(({ _id, name }) => ({ name, count: wishes.quantities[_id] ?? 0 }));
    return {
      room: upselles.length > 0 ? room : undefined,
      chosen: chosen.filter(({ count }) => count > 0),
      total: totalOf(wishes, { upselles, extras }),
    };
  }

  /** Where the offers did not load: the wishes of an earlier try, by their names of then. */
  function sentBefore({ wishes }: Draft): WishesInWords {
    const named = stillWished(wishes, before.extras).flatMap(({ _id, quantity }) => {
      const name = before.names[_id] ?? '';
      return name === '' ? [] : [{ _id, name, count: quantity }];
    });
    const isRoom = ({ _id }: { _id: string }) => _id === wishes.upselle;
    return { room: named.find(isRoom)?.name, chosen: named.filter((one) => !isRoom(one)), total: '' };
  }

  return (draft: Draft, path: string): Answer[] => {
    const { room, chosen, total } =
      offers.status === 'success' ? offered(draft, offers.data) : sentBefore(draft);
    const all = [
      ...(room === undefined ? [] : [{ id: 'room', term: t('extras.chosenRoom'), value: room }]),
      ...(chosen.length > 0
        ? [
            {
              id: 'extras',
              term: t('extras.more'),
              value: chosen.map(({ name, count }) => t('extras.times', { count, name })).join('\n'),
            },
          ]
        : []),
      ...(total === '' ? [] : [{ id: 'total', term: t('extras.total'), value: total }]),
    ];
    return all.map((answer) => ({ ...answer, href: to.change(path) }));
  };
}

/** All answers as texts, for the check before sending and for the receipt. */
export function useAnswers() {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const valueOf = useWordings();
  const wishAnswers = useWishAnswers();
  const words = useCompanionWords();
  const to = useCheckinPaths();

  function answersOf(
    fields: readonly FormField[],
    values: object,
    path: string,
    isCompanion = false,
  ): Answer[] {
    return fields
      .filter(({ name }) => rowOf(name).control !== 'description')
      .map((field) => {
        const { control, text, companionText } = rowOf(field.name);
        const hotels = control === 'consent' ? htmlWords(field.text) : '';
        return {
          id: field.name,
          term: hotels || t(isCompanion && companionText ? companionText : text),
          isHotelText: hotels !== '',
          value: valueOf(field, values),
          href: to.change(path, fieldId(field.name)),
        };
      });
  }

  function companionParts(step: Step, draft: Draft, context: RuleContext): AnswerPart[] {
    const names = draft.companions.map(words.nameOf);
    const everybody = {
      id: 'everybody',
      term: t('check.companions'),
      value: formatList(names, language) || t('check.nobody'),
      href: to.change(to.companions),
    };
    const people = draft.companions.map((person, index) => ({
      id: person.id,
      title: words.nameOf(person, index),
      answers: answersOf(fieldsOfCompanion(step, person, context), person, to.companion(index), true),
    }));
    return [{ id: step.name, title: t(`steps.${step.name}.title`), answers: [everybody] }, ...people];
  }

  return (steps: readonly Step[], draft: Draft, context: RuleContext): AnswerPart[] =>
    steps
      .flatMap((step): AnswerPart[] => {
        const part = (answers: Answer[]) => [
          { id: step.name, title: t(`steps.${step.name}.title`), answers },
        ];
        const path = to.step(step);
        if (step.name === 'companionInfo') return companionParts(step, draft, context);
        if (step.name === 'promotionInfo') return part(wishAnswers(draft, path));
        const owner = ownerOfStep[step.name];
        if (!owner) return [];
        const stay = owner === 'stay' && sentStay(step, draft, context.reserved);
        return part(answersOf(step.fields, stay || draft[owner], path));
      })
      .filter(({ answers }) => answers.length > 0);
}
