import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RatingField, type RatingFieldProps } from './RatingField';
import { type RatingDesign } from './ratingScale';

const labels = ['Terrible', 'Mauvais', 'Ok', 'Bien', 'Excellent'];
const heard = vi.fn();

function Room(props: Partial<RatingFieldProps>) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <RatingField
      legend="La chambre"
      labels={labels}
      emptyText="À noter"
      decreaseLabel="Moins"
      increaseLabel="Plus"
      {...props}
      value={value}
      onValueChange={(score) => {
        heard(score);
        setValue(score);
      }}
    />
  );
}

describe('RatingField', () => {
  it.each<[RatingDesign, string]>([
    ['emojis', '4/5, Bien'],
    ['stars', '4/5, Bien'],
    ['number', '4/5, Bien'],
    ['radio', 'Bien'],
  ])('gives a score by %s', async (design, name) => {
    render(<Room design={design} />);
    expect(screen.getByText('À noter')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(heard).toHaveBeenLastCalledWith(4);
    expect(screen.getByRole('radio', { name })).toBeChecked();
    expect(screen.queryByText('À noter')).toBeNull();
  });

  it('gives a score by the cursor, even where it waits', () => {
    render(<Room design="cursor" />);
    const slider = screen.getByRole('slider', { name: 'La chambre' });
    expect(slider).toHaveAttribute('aria-valuetext', 'À noter');
    fireEvent.click(slider);
    expect(heard).toHaveBeenLastCalledWith(3);
    fireEvent.change(slider, { target: { value: '5' } });
    expect(heard).toHaveBeenLastCalledWith(5);
    expect(slider).toHaveAttribute('aria-valuetext', '5/5, Excellent');
    expect(screen.getByText('5/5, Excellent')).toBeInTheDocument();
  });

  it('moves the cursor without dragging, up to its ends', async () => {
    render(<Room design="cursor" />);
    await userEvent.click(screen.getByRole('button', { name: 'Moins' }));
    expect(heard).toHaveBeenLastCalledWith(2);
    await userEvent.click(screen.getByRole('button', { name: 'Moins' }));
    expect(heard).toHaveBeenLastCalledWith(1);
    const less = screen.getByRole('button', { name: 'Moins' });
    expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    expect(less).toHaveFocus();
    expect(heard).toHaveBeenLastCalledWith(1);
  });

  it.each([1, 2, 3, 7, 100])('moves the cursor over %i points', async (maxScore) => {
    render(<Room design="cursor" maxScore={maxScore} />);
    const slider = screen.getByRole('slider', { name: 'La chambre' });
    fireEvent.keyDown(slider, { key: 'Enter' });
    expect(heard).toHaveBeenLastCalledWith(Math.ceil(maxScore / 2));
    for (let at = 0; at < maxScore; at += 1) fireEvent.click(screen.getByRole('button', { name: 'Plus' }));
    expect(heard).toHaveBeenLastCalledWith(maxScore);
    expect(slider).toHaveAttribute('aria-valuetext', `${maxScore}/${maxScore}, Excellent`);
  });

  it.each<[RatingDesign, number, string[]]>([
    ['stars', 1, ['1/1, Excellent']],
    ['emojis', 3, ['1/3, Terrible', '2/3, Ok', '3/3, Excellent']],
    ['radio', 7, ['Terrible', 'Mauvais', 'Ok', 'Bien', 'Excellent']],
    [
      'emojis',
      100,
      ['20/100, Terrible', '40/100, Mauvais', '60/100, Ok', '80/100, Bien', '100/100, Excellent'],
    ],
  ])('draws %s of %i points', (design, maxScore, names) => {
    render(<Room design={design} maxScore={maxScore} />);
    for (const name of names) expect(screen.getByRole('radio', { name })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(names.length);
  });

  it('says the language of its legend', () => {
    render(<Room design="stars" legendLang="en" />);
    expect(screen.getByText('La chambre')).toHaveAttribute('lang', 'en');
  });

  it('shows faces for a design that is none, and says so', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<Room design={'thumbs' as RatingDesign} maxScore={101} />);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(warned.mock.calls.map(([text]) => String(text))).toEqual([
      '"thumbs" is none of emojis, radio, stars, number, cursor; showing "emojis".',
      'Cannot draw 101 points; showing 5.',
    ]);
    warned.mockRestore();
  });

  it('has no score for a value outside its scale', () => {
    render(<RatingField legend="La chambre" value={9} emptyText="À noter" onValueChange={vi.fn()} />);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByText('À noter')).toBeInTheDocument();
  });

  it('takes a score back', async () => {
    render(<Room design="stars" clearLabel="Retirer" />);
    expect(screen.queryByRole('button', { name: 'Retirer' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '2/5, Mauvais' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    expect(heard).toHaveBeenLastCalledWith(null);
    expect(screen.queryByRole('button', { name: 'Retirer' })).toBeNull();
    expect(screen.getByRole('group', { name: 'La chambre' })).toHaveFocus();
  });

  it('describes the group by its error', () => {
    render(<Room id="room" error="Donnez une note." />);
    const group = screen.getByRole('group');
    expect(group).toHaveAttribute('id', 'room');
    expect(group).toHaveAccessibleDescription('Donnez une note.');
  });
});
