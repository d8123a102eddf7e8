import type { ComponentType } from 'react';
import type { Control } from '../../model/fieldTable';
import type { ArrangedField } from './arrange';
import { ConsentControl, PurposeControl, SexControl, TitleControl, YesNoControl } from './ChoiceControls';
import { ArrivalTimeControl, BirthDateControl, DayControl, MomentControl } from './DateControls';
import { IdentityControl } from './IdentityControl';
import { PapersControl } from './PapersControl';
import { AddressControl, BirthPlaceControl, CountryControl } from './PlaceControls';
import { RichHotelText } from './RichHotelText';
import { SignatureControl } from './SignatureControl';
import { EmailControl, LineControl, LongTextControl, PhoneControl, PlateControl } from './TextControls';

function TextControl({ field }: ArrangedField) {
  return <RichHotelText html={field.text} />;
}

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
