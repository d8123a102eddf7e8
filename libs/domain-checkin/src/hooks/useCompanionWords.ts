import { useTranslation } from 'react-i18next';
import { countryName } from '@guest/design-system';
import { formatList, useLanguage } from '@guest/i18n';
import type { Person } from '../model/answers';
import { isMinor, isMissing, type Flaw } from '../model/checkDraft';
import { ageAt } from '../model/dates';
import { readable } from '../model/problems';
import type { RuleContext } from '../model/rules';
import type { Step } from '../model/steps';
import { useFieldWords } from './useFieldWords';

/** What companions are called, and what there is to say of them. */
export function useCompanionWords() {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const { inSentence } = useFieldWords();

  /** "Anna Kowalska", or "Personne 2" while nobody knows. */
  function nameOf(person: Pick<Person, 'firstname' | 'lastname'>, index: number): string {
    const name = `${person.firstname.trim()} ${person.lastname.trim()}`.trim();
    return name || t('companions.numbered', { number: index + 2 });
  }

  /** "Adulte, France", "Enfant, 6 ans". */
  function kindOf(person: Person, context: RuleContext): string {
    const country = readable(person.nationalityCode) && countryName(person.nationalityCode, language);
    const age = ageAt(person.birthDate, context.arrivalDate ?? context.today);
    if (isMinor(person, context) && age !== undefined)
      return t('companions.age', { kind: t('companions.child'), count: age });
    return [age !== undefined && t('companions.adult'), country].filter(Boolean).join(', ');
  }

  /** "Il manque : pièce d’identité". */
  function lacking(step: Step, flaws: readonly Flaw[]): string {
    if (flaws.every(({ problem }) => problem === 'papersOnTheirWay')) return t('errors.papersOnTheirWay');
    const missing = flaws.filter(isMissing);
    const names = new Set((missing.length > 0 ? missing : flaws).map(({ field }) => field));
    const words = [...names].map((name) => inSentence(step, name));
    return t(missing.length > 0 ? 'companions.missing' : 'companions.toCorrect', {
      what: formatList(words, language),
    });
  }

  return { nameOf, kindOf, lacking };
}
