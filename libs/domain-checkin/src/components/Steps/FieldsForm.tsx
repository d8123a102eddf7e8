import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { Stack } from '@guest/design-system';
import { useStepForm } from '../../hooks/useStepForm';
import type { FormField } from '../../model/steps';
import { FormErrors } from '../Fields/FormErrors';
import { StepFields } from '../Fields/StepFields';

interface FieldsFormProps<T extends FieldValues> {
  fields: readonly FormField[];
  values: T;
  schemaOf: (values: T) => GenericSchema<unknown>;
  save: (values: T) => void;
  onDone: (values: T) => void;
  /** What stands above the fields, and below. */
  lead?: ReactNode;
  /** The bar with the button that submits. */
  bar: ReactNode;
}

/** One screen of fields: what is wrong above, the fields, the way on. */
export function FieldsForm<T extends FieldValues>(props: FieldsFormProps<T>) {
  const { fields, values, schemaOf, save, onDone, lead, bar } = props;
  const { form, submit } = useStepForm({ values, schemaOf, save });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(onDone)(event)}>
        <Stack gap={5}>
          <FormErrors fields={fields} />
          {lead}
          <StepFields fields={fields} />
          {bar}
        </Stack>
      </form>
    </FormProvider>
  );
}
