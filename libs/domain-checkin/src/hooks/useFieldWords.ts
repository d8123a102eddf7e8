import { useTranslation } from 'react-i18next';
import { useLanguage } from '@guest/i18n';
import { kindOf, type FieldName } from '../model/fieldTable';
import { htmlWords } from '../model/htmlWords';
import { fieldOf, type FormField, type Step } from '../model/steps';

type Named = Pick<FormField, 'name' | 'text'>;

/** A hotel may write a page beside a box: a list of what is missing quotes its beginning. */
const MAX_QUOTE_LENGTH = 80;

function shortened(words: string): string {
  if (words.length <= MAX_QUOTE_LENGTH) return words;
  return `${words.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/u, '')}…`;
}

/** What fields are called, everywhere alike: a box by the words beside it, a signature by whose it is. */
export function useFieldWords() {
  const { t } = useTranslation('checkin');
  const language = useLanguage();

  function labelOf({ name, text }: Named, isCompanion: boolean): string {
    if (isCompanion && name === 'signature') return t('companionSignature');
    const own = kindOf(name).control === 'consent' ? htmlWords(text) : '';
    return shortened(own) || t(`fields.${name}`);
  }

  /** Within a sentence: "adresse e-mail"; what is a sentence of its own is quoted as it stands. */
  function inSentence(step: Step, name: FieldName): string {
    const field = fieldOf(step, name) ?? { name };
    const label = labelOf(field, step.name === 'companionInfo');
    const isSentence = kindOf(name).control === 'consent' || /[.?!…]$/u.test(label);
    return isSentence ? t('quoted', { words: label }) : label.toLocaleLowerCase(language);
  }

  return { labelOf, inSentence };
}
