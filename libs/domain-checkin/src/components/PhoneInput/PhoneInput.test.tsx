import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork } from '@guest/testing';
import { renderPart } from '../../test/renderPart';
import { PhoneInput } from './PhoneInput';

const heard = vi.fn<(value: string) => void>();
let start = '';
const value = () => heard.mock.lastCall?.[0] ?? start;

function Screen() {
  const [phone, setPhone] = useState(start);
  const handleChange = (next: string) => {
    heard(next);
    setPhone(next);
  };
  return <PhoneInput label="Téléphone" value={phone} onValueChange={handleChange} country="FR" />;
}
const field = () => screen.findByRole('textbox', { name: 'Téléphone' });

beforeEach(async () => {
  heard.mockClear();
  start = '';
  await fakeNetwork();
});

describe('a telephone number', () => {
  it('is kept as the world writes it, and shown as people read it', async () => {
    const { user } = renderPart(Screen);
    const input = await field();
    await user.type(input, '0639981234');
    expect(value()).toBe('0639981234');
    await user.tab();
    await waitFor(() => expect(value()).toBe('+33639981234'));
    expect(input).toHaveValue('+33 6 39 98 12 34');
    expect(input).toHaveAttribute('autocomplete', 'tel');
  });

  it('that comes filled in is shown as people read it, once the tables are there', async () => {
    start = '+447400123456';
    renderPart(Screen);
    await waitFor(async () => expect(await field()).toHaveValue('+44 7400 123456'));
    expect(value()).toBe('+447400123456');
  });

  it('that is incomplete is said so, until it is typed on', async () => {
    const { user } = renderPart(Screen);
    const input = await field();
    await user.type(input, '0639');
    await user.tab();
    expect(await screen.findByText(/semble incomplet/u)).toBeVisible();
    expect(input).toBeInvalid();
    expect(value()).toBe('0639');
    await user.type(input, '98');
    expect(screen.queryByText(/semble incomplet/u)).toBeNull();
  });

  it('is left alone by what was typed before it', async () => {
    const { user } = renderPart(Screen);
    const input = await field();
    await user.type(input, '0639981234');
    fireEvent.blur(input);
    // Back at once, before the tables have loaded.
    fireEvent.change(input, { target: { value: '06399812349' } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(value()).toBe('06399812349');
    expect(input).toHaveValue('06399812349');
  });

  it('says nothing of an empty field', async () => {
    const { user } = renderPart(Screen);
    await user.click(await field());
    await user.tab();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await field()).toBeValid();
  });
});
