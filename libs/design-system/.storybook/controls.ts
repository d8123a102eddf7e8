import {
  type ArgsEnhancer,
  type ArgTypesEnhancer,
  type InputType,
  type StrictInputType,
} from 'storybook/internal/types';
import * as library from '../src/index';

const { iconNames, iconSizes, uiIconNames } = library;

/** Lists of looks such as `buttonSizes`: they give the options of a control their order. */
const lists = Object.values(library as Record<string, unknown>).filter(
  (value): value is readonly (string | number)[] => Array.isArray(value) && value.length < 20,
);

/** The order of options that no exported list names. */
const scale = ['none', 'xs', 's', 'm', 'l', 'xl', 'full', 'start', 'center', 'end', 'top', 'bottom'];

const rank = (option: unknown) => {
  const place = scale.indexOf(String(option));
  return place < 0 ? scale.length : place;
};

function ordered(options: readonly (string | number)[]): readonly (string | number)[] {
  const wanted = new Set(options);
  const known = lists.find((list) => list.length === wanted.size && list.every((value) => wanted.has(value)));
  return (
    known ??
    [...options].sort(
      (one, other) =>
        rank(one) - rank(other) || String(one).localeCompare(String(other), 'en', { numeric: true }),
    )
  );
}

const choice = (options: readonly (string | number)[]): InputType => ({
  options,
  control: { type: options.length > 5 ? 'select' : 'inline-radio' },
  table: { type: { summary: options.join(' | ') } },
});

const icons = ['none', ...[...iconNames, ...uiIconNames].sort((one, other) => one.localeCompare(other))];

/** Native properties that stories set. React's own types describe none of them. */
const natives: Record<string, string> = {
  children: 'The content.',
  disabled: 'The native property: greys the control out and ignores presses.',
  id: 'The native property.',
  lang: 'The language of the words, where it differs from the page.',
  name: 'The native property: the name in the data of the form.',
  open: 'The native property: shows the content.',
  placeholder: 'The native property: an example in the empty field. It never replaces the label.',
  defaultValue: 'The native property: the first value, when the form keeps it.',
  defaultChecked: 'The native property: the first state, when the form keeps it.',
  checked: 'The native property: the state, when the caller keeps it.',
  value: 'The native property: the value, when the caller keeps it.',
  autoComplete: 'The native property: what the browser may fill in.',
  'aria-label': 'The name for screen readers.',
};

/** The callbacks that only report: an action may listen without changing what is drawn. */
const reports = /^on(?:ValueChange|Toggle|ShowChange)$/u;

/** The control of a type that Storybook would edit as an object, by the text of the type. */
function controlOf(type: string, name: string): InputType | undefined {
  if (/=>|EventHandler|^Suggest$/u.test(type))
    return { control: false, ...(reports.test(name) && { action: name }) };
  if (type.startsWith('Ref<')) return { control: false, table: { disable: true } };
  if (type === 'IconSlot')
    return { options: icons, mapping: { none: undefined }, control: { type: 'select' } };
  if (type === 'IconSize') return choice(Object.keys(iconSizes));
  if (type === 'ReactNode') return { control: { type: 'text' } };
  if (/^string \|/u.test(type) && !type.includes('[]')) return { control: { type: 'text' } };
  return /^number \|/u.test(type) ? { control: { type: 'number' } } : undefined;
}

const isPlain = (value: unknown): value is string | number => ['string', 'number'].includes(typeof value);

/** Elements cannot be edited as text. */
const holdsElement = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(holdsElement)
    : typeof value === 'object' && value !== null && '$$typeof' in value;

function enhanced(name: string, argType: StrictInputType | undefined, value: unknown): StrictInputType {
  const { type, table, description = natives[name] } = argType ?? {};
  const own: InputType =
    type?.name === 'enum'
      ? choice(ordered(type.value.filter(isPlain)))
      : (controlOf(table?.type?.summary ?? (type?.name === 'other' ? type.value : ''), name) ?? {});
  return {
    name,
    ...argType,
    ...own,
    ...(holdsElement(value) && { control: false }),
    ...(description && { description }),
    table: { ...table, ...(!argType && { category: 'Native properties' }), ...own.table },
  } as StrictInputType;
}

/** Gives every property, and every native one that a story sets, the control that fits its type. */
export const withControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => [
      name,
      enhanced(name, argTypes[name], initialArgs[name]),
    ]),
  );

const isOff = ({ type, table }: StrictInputType) =>
  type?.name === 'boolean' && table?.defaultValue?.summary === 'false';

/** Sets what is off by default to false, so that its control is a switch from the start. */
export const withSwitches: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) =>
      isOff(argType) && initialArgs[name] === undefined ? [[name, false]] : [],
    ),
  );

/** Leaves out of the code what `withSwitches` has set. */
export const withoutSwitches = (code: string, argTypes: Record<string, StrictInputType>) =>
  code
    .replaceAll(/\s+(\w+)=\{false\}/gu, (text, name: string) =>
      argTypes[name] && isOff(argTypes[name]) ? '' : text,
    )
    .replaceAll(/<(\w+)\s+>/gu, '<$1>');
