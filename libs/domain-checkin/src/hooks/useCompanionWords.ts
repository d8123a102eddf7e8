import { useTranslation } from 'react-i18next';
import { ageOnArrival } from '@guest/api-contract';
import { countryName } from '@guest/design-system';
import { formatList, useLanguage } from '@guest/i18n';
import type { Person } from '../model/answers';
import { isMinor, type Flaw } from '../model/checkDraft';
import { isMissing } from '../model/problems';
import type { RuleContext } from '../model/rules';
import type { Step } from '../model/steps';
import { useFieldWords } from './useFieldWords';

type Named = Pick<Person, 'firstname' | 'lastname'>;

/** "Anna Kowalska"; '' while neither name was typed. */
export const fullName = ({ firstname, lastname }: Named): string =>
  `${firstname.value.trim()} ${lastname.value.trim()}`.trim();

/** The texts about companions. */
export function useCompanionWords() {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const { inSentence } = useFieldWords();

  /** "Anna Kowalska", or "Personne 2" while no name was typed. */
  function nameOf(person: Named, index: number): string {
    return fullName(person) || t('companions.numbered', { number: index + 2 });
  }

  /** "Adulte, France", "Enfant, 6 ans". */
  function kindOf(person: Person, context: RuleContext): string {
    const { value: code } = person.nationalityCode;
    const country = code && countryName(code, language);
    const age = ageOnArrival(person.birthDate.value, context);
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
