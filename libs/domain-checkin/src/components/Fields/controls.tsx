import type { ComponentType } from 'react';
import { kindOf, type Control } from '../../model/fieldTable';
import type { FormField } from '../../model/steps';
import { lazyPart } from '../lazyPart';
import type { ArrangedField } from './arrange';
import { AgreementText } from './AgreementText';
import { ConsentControl, PurposeControl, SexControl, TitleControl, YesNoControl } from './ChoiceControls';
import { ArrivalTimeControl, BirthDateControl, DayControl, MomentControl } from './DateControls';
import { RichHotelText } from './RichHotelText';
import { EmailControl, LineControl, LongTextControl, PlateControl } from './TextControls';

function TextControl(arranged: ArrangedField) {
  const { name, text } = arranged.field;
  return name === 'textAgreement' ? <AgreementText {...arranged} /> : <RichHotelText html={text} />;
}

// A hotel that asks for none of these sends its guests none of their code.
const AddressControl = lazyPart(async () => (await import('./PlaceControls')).AddressControl);
const BirthPlaceControl = lazyPart(async () => (await import('./PlaceControls')).BirthPlaceControl);
const CountryControl = lazyPart(async () => (await import('./PlaceControls')).CountryControl);
const IdentityControl = lazyPart(async () => (await import('./IdentityControl')).IdentityControl);
const PapersControl = lazyPart(async () => (await import('./PapersControl')).PapersControl);
const PhoneControl = lazyPart(async () => (await import('./PhoneControl')).PhoneControl);
const SignatureControl = lazyPart(async () => (await import('./SignatureControl')).SignatureControl);

/** What draws each kind of field. */
export const controls: Record<Control, ComponentType<ArrangedField>> = {
  address: AddressControl,
  arrivalTime: ArrivalTimeControl,
  birthDate: BirthDateControl,
  birthPlace: BirthPlaceControl,
  consent: ConsentControl,
  country: CountryControl,
  day: DayControl,
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
  text: TextControl,
  title: TitleControl,
  yesNo: YesNoControl,
};

/** The files of what draws these fields. */
export function bringControls(fields: readonly FormField[]): Promise<unknown> {
  return Promise.all(
    fields.flatMap(({ name }) => {
      const control = controls[kindOf(name).control];
      return 'bring' in control ? [(control as typeof PhoneControl).bring()] : [];
    }),
  );
}
