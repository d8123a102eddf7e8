import { useTranslation } from 'react-i18next';
import { documentTypes } from '@guest/api-contract';
import { FieldGroup, GroupTitle, SelectField, TextField } from '@guest/design-system';
import type { PersonSecrets } from '../../model/answers';
import type { ArrangedField } from './arrange';
import { fieldId, useCheckinField } from './useCheckinField';

/** Which paper, and its number. Neither is ever kept on the device. */
export function IdentityControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { value, change, leave, props, errorOf } = useCheckinField<PersonSecrets['idDocument']>(arranged);
  const { name, isRequired } = arranged.field;
  const { id, label, marker, hint, error } = props;
  return (
    <FieldGroup {...{ id, marker, hint, error }} legend={<GroupTitle>{label}</GroupTitle>} gap={4}>
      <SelectField
        id={fieldId(name, 'type')}
        label={t('document.type')}
        error={errorOf('type')}
        aria-required={isRequired}
        placeholder={t('document.choose')}
        options={documentTypes.map((type) => ({ value: type, label: t(`document.${type}`) }))}
        value={value.type}
        onBlur={leave}
        onChange={(event) => change({ ...value, type: event.currentTarget.value })}
      />
      <TextField
        id={fieldId(name, 'number')}
        label={t('document.number')}
        error={errorOf('number')}
        aria-required={isRequired}
        // No browser keeps it for the next person at this device.
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value.number}
        onBlur={leave}
        onChange={(event) => change({ ...value, number: event.currentTarget.value })}
      />
    </FieldGroup>
  );
}
