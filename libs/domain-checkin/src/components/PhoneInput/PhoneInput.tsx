import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName, PhoneField, type TextFieldProps } from '@guest/design-system';
import { useLanguage } from '@guest/i18n';
import type * as phoneTools from './phoneTools';

type PhoneTools = typeof phoneTools;

/** Properties of `PhoneInput`. */
export interface PhoneInputProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  /** E.164 once it is a whole number ("+33639981234"), until then what is typed. */
  value: string;
  onValueChange: (value: string) => void;
  /** Whose numbers need no country's code: ISO 3166-1 alpha-2 of where the guest lives, else of the hotel. */
  country?: string;
}

/**
 * A telephone number of any country. The tables of the world's numbers come when the field is used; before that, and without them,
 * it is a plain field. A number that looks wrong is said so and not refused: the tables are younger than some numbers.
 */
export function PhoneInput({
  value,
  onValueChange,
  country,
  hint,
  error,
  onFocus,
  onBlur,
  onKeyDown,
  ...field
}: PhoneInputProps) {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const [tools, setTools] = useState<PhoneTools>();
  /* While the field has the focus, what is typed is nobody's to change. */
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<phoneTools.PhoneProblem>();
  const loading = useRef<Promise<PhoneTools | undefined>>(undefined);
  const isWhole = value.startsWith('+');

  const load = () => {
    loading.current ??= import('./phoneTools').catch(() => {
      // The network is away: the next use tries again, and the number stays as it is typed.
      loading.current = undefined;
      return undefined;
    });
    return loading.current;
  };

  useEffect(() => {
    if (!isWhole || tools) return;
    let isGone = false;
    void load().then((loaded) => !isGone && setTools(loaded));
    return () => {
      isGone = true;
    };
  }, [isWhole, tools]);

  const take = (read: phoneTools.ReadPhone | undefined) => {
    setProblem(read?.problem);
    if (read?.e164 === undefined) return;
    setTyped(undefined);
    if (read.e164 !== value) onValueChange(read.e164);
  };
  const handleFocus = (event: FocusEvent<HTMLInputElement>) => {
    onFocus?.(event);
    void load().then(setTools);
  };
  const handleBlur = async (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const text = input.value;
    onBlur?.(event);
    const loaded = await load();
    // The guest came back and types on while the tables were on their way.
    if (input.value !== text) return;
    take(loaded?.readPhone(text, country));
  };
  // Enter sends the form from within the field, which no blur announces.
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') take(tools?.readPhone(event.currentTarget.value, country));
  };

  const shown = typed ?? tools?.writePhone(value) ?? value;
  const ownHint = country
    ? t('phone.hint', { country: countryName(country, language) })
    : t('phone.hintAnywhere');
  return (
    <PhoneField
      {...field}
      hint={hint ?? ownHint}
      error={error ?? (problem && t(`phone.${problem}`))}
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setProblem(undefined);
        onValueChange(event.currentTarget.value);
      }}
      onFocus={handleFocus}
      onBlur={(event) => void handleBlur(event)}
      onKeyDown={handleKeyDown}
    />
  );
}
