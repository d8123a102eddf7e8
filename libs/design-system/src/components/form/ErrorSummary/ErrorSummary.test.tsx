import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

const errors = [{ fieldId: 'email', message: 'E-mail : complétez l’adresse' }];

function Form({ attempt }: { attempt: number }) {
  return (
    <>
      <ErrorSummary title="Un champ reste à corriger" errors={attempt > 0 ? errors : []} attempt={attempt} />
      <TextField id="email" label="E-mail" />
    </>
  );
}

describe('ErrorSummary', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('is absent while there is nothing to correct', () => {
    render(<Form attempt={0} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes the focus at each failed attempt', async () => {
    const { rerender } = render(<Form attempt={0} />);
    rerender(<Form attempt={1} />);
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    rerender(<Form attempt={2} />);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leads to the field', async () => {
    render(<Form attempt={1} />);
    await userEvent.click(screen.getByRole('link', { name: 'E-mail : complétez l’adresse' }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });
});
