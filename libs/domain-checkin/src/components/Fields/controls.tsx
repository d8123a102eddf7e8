import type { ComponentType } from 'react';
import { lazyPart, RichHotelText } from '@guest/visit';
import type { Control } from '../../model/fieldRow';
import { rowOf } from '../../model/fields';
import type { FormField } from '../../model/steps';
import type { ArrangedField } from './arrange';
import { AgreementText } from './AgreementText';
import { ConsentControl, PurposeControl, SexControl, TitleControl, YesNoControl } from './ChoiceControls';
import { ArrivalTimeControl, BirthDateControl, DayControl, MomentControl } from './DateControls';
import { EmailControl, LineControl, LongTextControl, PlateControl } from './TextControls';

function Description({ field }: ArrangedField) {
  return <RichHotelText headingLevel={2} html={field.text} />;
}

// Loaded only where a hotel asks for them.
const AddressControl = lazyPart(async () => (await import('./PlaceControls')).AddressControl);
const BirthPlaceControl = lazyPart(async () => (await import('./PlaceControls')).BirthPlaceControl);
const CountryControl = lazyPart(async () => (await import('./PlaceControls')).CountryControl);
const IdentityControl = lazyPart(async () => (await import('./IdentityControl')).IdentityControl);
const PapersControl = lazyPart(async () => (await import('./PapersControl')).PapersControl);
const PhoneControl = lazyPart(async () => (await import('./PhoneControl')).PhoneControl);
const SignatureControl = lazyPart(async () => (await import('./SignatureControl')).SignatureControl);

/** The component of each control. */
export const controls: Record<Control, ComponentType<ArrangedField>> = {
  address: AddressControl,
  agreement: AgreementText,
  arrivalTime: ArrivalTimeControl,
  birthDate: BirthDateControl,
  birthPlace: BirthPlaceControl,
  consent: ConsentControl,
  country: CountryControl,
  day: DayControl,
  description: Description,
  email: EmailControl,
  identity: IdentityControl,
  line: LineControl,
  longText: LongTextControl,
  moment: MomentControl,
  papers: PapersControl,
  phone: PhoneControl,
  plate: PlateControl,
  purpose: PurposeControl,
  sex: SexControl,
  signature: SignatureControl,
  title: TitleControl,
  yesNo: YesNoControl,
};

/** Loads the code of the controls of these fields. */
export function bringControls(fields: readonly FormField[]): Promise<unknown> {
  return Promise.all(
    fields.flatMap(({ name }) => {
      const control = controls[rowOf(name).control];
      return 'prefetch' in control ? [(control as typeof PhoneControl).prefetch()] : [];
    }),
  );
}
