import { useTranslation } from 'react-i18next';
import { SignatureField, type SignatureValue } from '@guest/design-system';
import { MAX_LINE_LENGTH, MAX_SIGNATURE_LENGTH } from '../../model/limits';
import type { ArrangedField } from './arrange';
import { useCheckinField } from './useCheckinField';

/** A signature, drawn or typed. */
export function SignatureControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { value, change, props, isCompanion } = useCheckinField<SignatureValue | undefined>(arranged);
  const { id, label, marker, hint, error } = props;
  return (
    <SignatureField
      {...{ id, label, marker, hint, error }}
      labels={{
        draw: t('signature.draw'),
        empty: t('signature.empty'),
        signed: t('signature.signed'),
        clear: t('signature.clear'),
        typed: t(isCompanion ? 'signature.companionTyped' : 'signature.typed'),
        typeQuestion: t('signature.typeQuestion'),
        typeInstead: t(isCompanion ? 'signature.companionTypeInstead' : 'signature.typeInstead'),
        drawInstead: t('signature.drawInstead'),
      }}
      maxLength={MAX_LINE_LENGTH}
      maxImageLength={MAX_SIGNATURE_LENGTH}
      autoComplete={isCompanion ? 'off' : undefined}
      defaultValue={value}
      onValueChange={change}
    />
  );
}
