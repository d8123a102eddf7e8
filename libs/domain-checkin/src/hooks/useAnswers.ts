import { useTranslation } from 'react-i18next';
import type { Extras } from '@guest/api-contract';
import { countryName } from '@guest/design-system';
import { formatList, formatTimeOfDay, useLanguage } from '@guest/i18n';
import { fieldId } from '../components/Fields/useCheckinField';
import type { ConsentAnswer, ConsentName, Paper, Person } from '../model/answers';
import { fieldsOfCompanion, sentDay } from '../model/checkDraft';
import { isNoBirthPlace } from '../model/chosenCountry';
import type { Draft } from '../model/draft';
import { kindOf } from '../model/fieldTable';
import { htmlWords } from '../model/htmlWords';
import { readable } from '../model/problems';
import { isAgreed, type RuleContext } from '../model/rules';
import type { FormField, Step } from '../model/steps';
import { offeredWishes, stillWished } from '../model/wishes';
import { useCheckinStore } from '../store/checkinStore';
import { useExtrasStore } from '../store/stayStores';
import { useCompanionWords } from './useCompanionWords';
import { useDayWords } from './useDayWords';
import { useCheckinPaths } from './useSteps';

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
interface AnswerPart {
  id: string;
  title: string;
  answers: Answer[];
}

/** The other room, if one was chosen or could be, and what goes with the stay. */
interface WishesInWords {
  room: string | undefined;
  chosen: { name: string; count: number }[];
}

const isAgreedTo = (answer: ConsentAnswer | undefined, field: FormField) =>
  answer !== undefined && isAgreed(answer, field);

/** The stay as it goes: a day that the guest left out is the reservation's. */
const sentStay = (step: Step, draft: Draft, { reserved }: RuleContext) => ({
  ...draft.stay,
  arrivalDate: sentDay(step, draft, 'arrivalDate', reserved),
  departureDate: sentDay(step, draft, 'departureDate', reserved),
});

const join = (parts: readonly string[], glue = ', ') => parts.filter((part) => part.trim() !== '').join(glue);

/** What was answered, in the guest's words: to check before it is sent, and for the receipt. */
export function useAnswers() {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const dayWords = useDayWords();
  const words = useCompanionWords();
  const to = useCheckinPaths();
  const offers = useExtrasStore((state) => state.resource);
  const submission = useCheckinStore((state) => state.submission);

  const country = (code: string) => readable(code) && countryName(code, language);
  const dayOf = (day: string) => readable(day) && `${dayWords(day)} ${day.slice(0, 4)}`;

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

  /** The value of one field in words. */
  function valueOf(field: FormField, values: Partial<Person & Draft['stay'] & Draft['agreement']>): string {
    const { name } = field;
    switch (kindOf(name).control) {
      case 'title':
        return values.title ? t(`titles.${values.title as 'miss'}`) : '';
      case 'sex':
        return values.sex ? t(`sexes.${values.sex as 'male'}`) : '';
      case 'yesNo':
        return values.isFirstVisit ? t(values.isFirstVisit) : '';
      case 'purpose':
        return values.accommodationPurpose ? t(`purposes.${values.accommodationPurpose as 'work'}`) : '';
      case 'country':
        return country(values.nationalityCode ?? '');
      case 'address': {
        const { line = '', postalCode = '', city = '', country: code = '' } = values.address ?? {};
        return join([line, join([postalCode, city], ' '), line || city ? country(code) : '']);
      }
      case 'birthPlace': {
        const { city = '', country: code = '' } = values.birthPlace ?? {};
        return isNoBirthPlace({ city, country: code }, field) ? '' : join([city, country(code)]);
      }
      case 'birthDate':
        return dayOf(values.birthDate ?? '').replace(/^\S+ /u, '');
      case 'day':
        return dayOf(values[name as 'arrivalDate'] ?? '');
      case 'arrivalTime':
        return values.estimatedArrivalTime ? formatTimeOfDay(values.estimatedArrivalTime, language) : '';
      case 'moment': {
        const { day = '', time = '' } = values.arrivalDateTime ?? {};
        return join([dayOf(day), time && formatTimeOfDay(time, language)]);
      }
      case 'identity': {
        const { type = '', number = '' } = values.idDocument ?? {};
        return type ? join([t(`document.${type as 'other'}`), number]) : '';
      }
      case 'papers':
        return papersIn(values.passport ?? []);
      case 'consent':
        return t(isAgreedTo(values[name as ConsentName], field) ? 'check.agreed' : 'check.declined');
      case 'text':
        return isAgreedTo(values.textAgreement, field) ? t('receipt.agreed') : '';
      case 'signature': {
        const { signature } = values;
        if (!signature) return '';
        return signature.mode === 'drawn'
          ? t('check.signedDrawn')
          : t('check.signedTyped', { name: signature.name });
      }
      default:
        return String(values[name as 'firstname'] ?? '').trim();
    }
  }

  function answersOf(
    fields: readonly FormField[],
    values: Parameters<typeof valueOf>[1],
    path: string,
    labels: Partial<Record<string, string>> = {},
  ): Answer[] {
    return fields
      .filter(({ name }) => kindOf(name).control !== 'text' || name === 'textAgreement')
      .map((field) => ({
        id: field.name,
        term:
          labels[field.name] ??
          ((kindOf(field.name).control === 'consent' && htmlWords(field.text)) || t(`fields.${field.name}`)),
        isHotelText: kindOf(field.name).control === 'consent' && htmlWords(field.text) !== '',
        value: valueOf(field, values),
        href: to.change(path, fieldId(field.name)),
      }));
  }

  function offered({ wishes: wished }: Draft, { upselles, extras }: Extras): WishesInWords {
    const wishes = offeredWishes(wished, { upselles, extras });
    const room = upselles.find(({ _id }) => _id === wishes.upselle)?.name ?? t('extras.keep');
    const chosen = extras.map(({ _id, name }) => ({ name, count: wishes.quantities[_id] ?? 0 }));
    return { room: upselles.length > 0 ? room : undefined, chosen: chosen.filter(({ count }) => count > 0) };
  }

  /** The offers did not load: what an earlier try asked for goes again, by the names it had then. */
  function sentBefore({ wishes }: Draft): WishesInWords {
    const { extras = [], extraNames = {} } = submission ?? {};
    const named = stillWished(wishes, extras).flatMap(({ _id, quantity }) => {
      const name = extraNames[_id] ?? '';
      return name === '' ? [] : [{ _id, name, count: quantity }];
    });
    const isRoom = ({ _id }: { _id: string }) => _id === wishes.upselle;
    return { room: named.find(isRoom)?.name, chosen: named.filter((one) => !isRoom(one)) };
  }

  function wishesOf(draft: Draft, path: string): Answer[] {
    const { room, chosen } = offers.status === 'success' ? offered(draft, offers.data) : sentBefore(draft);
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
    ];
    return all.map((answer) => ({ ...answer, href: to.change(path) }));
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
      answers: answersOf(fieldsOfCompanion(step, person, context), person, to.companion(index), {
        signature: t('companionSignature'),
      }),
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
        switch (step.name) {
          case 'clientInfo':
            return part(answersOf(step.fields, draft.client, path));
          case 'stayInfo':
            return part(answersOf(step.fields, sentStay(step, draft, context), path));
          case 'companionInfo':
            return companionParts(step, draft, context);
          case 'agreementInfo':
            return part(answersOf(step.fields, draft.agreement, path));
          case 'promotionInfo':
            return part(wishesOf(draft, path));
          case 'messageInfo':
            return part(answersOf(step.fields, { message: draft.message } as never, path));
          default:
            return [];
        }
      })
      .filter(({ answers }) => answers.length > 0);
}
