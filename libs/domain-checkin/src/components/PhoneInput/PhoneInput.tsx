import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName, PhoneField, type TextFieldProps } from '@guest/design-system';
import { useLanguage } from '@guest/i18n';
import type * as phoneTools from './phoneTools';

type PhoneTools = typeof phoneTools;

/** Properties of `PhoneInput`. */
export interface PhoneInputProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'onChange' | 'onFocus' | 'onKeyDown'
> {
  /** E.164 once the number is complete ("+33639981234"), until then the typed text. */
  value: string;
  onValueChange: (value: string) => void;
  /** The country whose numbers need no country code, ISO 3166-1 alpha-2. */
  country?: string;
}

/** The tables of numbers: loaded at once where `isWhole`, else by `load`. */
function usePhoneTools(isWhole: boolean) {
  const [tools, setTools] = useState<PhoneTools>();
  const loading = useRef<Promise<PhoneTools | undefined>>(undefined);

  const load = () => {
    loading.current ??= import('./phoneTools').catch(() => {
      // Without a network the number stays as typed; the next use loads again.
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

  return { tools, setTools, load };
}

/**
 * A telephone number of any country. The tables of numbers are loaded when the field is used; without them it is a
 * plain field. A number that looks wrong gets a hint and is accepted: the tables may be out of date.
 */
export function PhoneInput({
  value,
  onValueChange,
  country,
  hint,
  error,
  onBlur,
  ...field
}: PhoneInputProps) {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  /* The text while the field has the focus: it must not be reformatted under the cursor. */
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<phoneTools.PhoneProblem>();
  const { tools, setTools, load } = usePhoneTools(value.startsWith('+'));

  const take = (read: phoneTools.ReadPhone | undefined) => {
    setProblem(read?.problem);
    if (read?.e164 === undefined) return;
    setTyped(undefined);
    if (read.e164 !== value) onValueChange(read.e164);
  };
  const handleBlur = async (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const text = input.value;
    onBlur?.(event);
    const loaded = await load();
    // The guest has typed on while the tables were loading.
    if (input.value !== text) return;
    take(loaded?.readPhone(text, country));
  };
  // Enter submits the form without a blur.
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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
      onFocus={() => void load().then(setTools)}
      onBlur={(event) => void handleBlur(event)}
      onKeyDown={handleKeyDown}
    />
  );
}
