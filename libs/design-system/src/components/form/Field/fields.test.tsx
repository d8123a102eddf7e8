import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox';
import { ChoiceChips } from '../ChoiceChips/ChoiceChips';
import { OptionGroup } from '../OptionGroup/OptionGroup';
import { OptionRow } from '../OptionRow/OptionRow';
import { SearchField } from '../SearchField/SearchField';
import { Segmented } from '../../Segmented/Segmented';
import { SelectField } from '../SelectField/SelectField';
import { TextArea } from '../TextArea/TextArea';
import { EmailField } from '../TextField/EmailField';
import { PhoneField } from '../TextField/PhoneField';
import { TextField } from '../TextField/TextField';

const options = [
  { value: 'mme', label: 'Madame' },
  { value: 'm', label: 'Monsieur' },
];

describe('fields', () => {
  it('tie label, hint and error to the control', () => {
    render(
      <TextField
        label="Prénom"
        marker="Facultatif"
        hint="Comme au passeport"
        error="Indiquez votre prénom"
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Prénom Facultatif' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Comme au passeport Indiquez votre prénom');
  });

  it('keep their own id and description', () => {
    render(
      <>
        <p id="more">Plus</p>
        <TextArea id="note" label="Note" hint="Courte" aria-describedby="more" />
      </>,
    );
    const field = screen.getByLabelText('Note');
    expect(field).toHaveAttribute('id', 'note');
    expect(field).toHaveAccessibleDescription('Plus Courte');
    expect(field).toBeValid();
  });

  it('forward ref and native properties, so that a form library can register them', async () => {
    const ref = createRef<HTMLInputElement>();
    const onChange = vi.fn();
    render(<EmailField label="E-mail" name="email" ref={ref} onChange={onChange} />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'a');
    expect(onChange).toHaveBeenCalledOnce();
    expect(ref.current).toHaveAttribute('name', 'email');
    expect(ref.current).toHaveAttribute('type', 'email');
  });

  it('bring up the keyboard that fits', () => {
    render(<PhoneField label="Téléphone" />);
    expect(screen.getByLabelText('Téléphone')).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByLabelText('Téléphone')).toHaveAttribute('type', 'tel');
  });

  it('offer the choices of a select after its placeholder', () => {
    render(<SelectField label="Civilité" placeholder="Choisir…" options={options} />);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choisir…',
      'Madame',
      'Monsieur',
    ]);
  });

  it('name a search for those who listen', () => {
    render(<SearchField label="Chercher un service" placeholder="Vélo…" />);
    expect(screen.getByRole('searchbox', { name: 'Chercher un service' })).toBeInTheDocument();
  });

  it('empty a search by a button with a name, and search on', async () => {
    const onClear = vi.fn();
    const { rerender } = render(
      <SearchField label="Chercher" clearLabel="Effacer" onClear={onClear} value="" readOnly />,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<SearchField label="Chercher" clearLabel="Effacer" onClear={onClear} value="vélo" readOnly />);
    await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(onClear).toHaveBeenCalledOnce();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('let words of a consent be pressed', async () => {
    render(<Checkbox label="J’accepte" error="Cochez pour continuer" />);
    const box = screen.getByRole('checkbox', { name: 'J’accepte' });
    await userEvent.click(screen.getByText('J’accepte'));
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription('Cochez pour continuer');
  });

  it.each([Segmented, ChoiceChips])('report the chosen value of a radio group', async (Group) => {
    const onValueChange = vi.fn();
    render(<Group legend="Civilité" options={options} defaultValue="mme" onValueChange={onValueChange} />);
    expect(screen.getByRole('group', { name: 'Civilité' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Madame' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Monsieur' }));
    expect(onValueChange).toHaveBeenCalledWith('m');
    expect(screen.getByRole('radio', { name: 'Monsieur' })).toBeChecked();
  });

  it('follow the value that the caller keeps', () => {
    render(<Segmented legend="Civilité" options={options} value="m" />);
    expect(screen.getByRole('radio', { name: 'Monsieur' })).toBeChecked();
  });

  it('say what is missing beside the options', () => {
    render(
      <OptionGroup id="hot" legend="Boisson chaude" hint="1 au choix" error="Choisissez la boisson chaude.">
        <OptionRow type="radio" name="hot" label="Café" note="Filtre" price="inclus" />
      </OptionGroup>,
    );
    const group = screen.getByRole('group', { name: /Boisson chaude/ });
    expect(group).toHaveAccessibleDescription('Choisissez la boisson chaude.');
    expect(group).toHaveAttribute('id', 'hot');
    expect(screen.getByRole('radio', { name: /Café/ })).not.toBeChecked();
  });
});
