import { useTranslation } from 'react-i18next';
import { documentTypes } from '@guest/api-contract';
import { FieldGroup, GroupTitle, SelectField, TextField } from '@guest/design-system';
import { fieldId } from '../../model/fieldId';
import type { ValueOf } from '../../model/fields';
import type { ArrangedField } from './arrange';
import { useCheckinField } from './useCheckinField';

/** The type and number of an identity document. */
export function IdentityControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { value, change, onBlur, props, errorOf } = useCheckinField<ValueOf<'idDocument'>>(arranged);
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
        onBlur={onBlur}
        onChange={(event) => change({ ...value, type: event.currentTarget.value })}
      />
      <TextField
        id={fieldId(name, 'number')}
        label={t('document.number')}
        error={errorOf('number')}
        aria-required={isRequired}
        // A shared device must not offer it to the next guest.
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value.number}
        onBlur={onBlur}
        onChange={(event) => change({ ...value, number: event.currentTarget.value })}
      />
    </FieldGroup>
  );
}
