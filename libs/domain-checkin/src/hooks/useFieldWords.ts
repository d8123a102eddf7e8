import { useTranslation } from 'react-i18next';
import { htmlWords } from '@guest/api-contract/html-words';
import { useLanguage } from '@guest/i18n';
import { rowOf, type FieldName } from '../model/fields';
import { fieldOf, type FormField, type Step } from '../model/steps';

type Named = Pick<FormField, 'name' | 'text'>;

/** In characters: the list of missing answers quotes a long consent only up to here. */
const MAX_QUOTE_LENGTH = 80;

function shortened(words: string): string {
  if (words.length <= MAX_QUOTE_LENGTH) return words;
  return `${words.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/u, '')}…`;
}

/** The names of fields: a consent is called by the hotel's text beside it. */
export function useFieldWords() {
  const { t } = useTranslation('checkin');
  const language = useLanguage();

  function labelOf({ name, text }: Named, isCompanion: boolean): string {
    const { control, text: ownText, companionText } = rowOf(name);
    const hotels = control === 'consent' ? htmlWords(text) : '';
    return shortened(hotels) || t(isCompanion && companionText ? companionText : ownText);
  }

  /** Within a sentence: "adresse e-mail"; a label that is a sentence is quoted. */
  function inSentence(step: Step, name: FieldName): string {
    const field = fieldOf(step, name) ?? { name };
    const label = labelOf(field, step.name === 'companionInfo');
    const isSentence = rowOf(name).control === 'consent' || /[.?!…]$/u.test(label);
    return isSentence ? t('quoted', { words: label }) : label.toLocaleLowerCase(language);
  }

  return { labelOf, inSentence };
}
