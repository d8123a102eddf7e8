import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { largeText, small } from '../../../../.storybook/states';
import { Stack } from '../../Stack/Stack';
import { EmailField } from '../TextField/EmailField';
import { ErrorSummary } from './ErrorSummary';

const meta = {
  title: 'Feedback/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Un champ reste à corriger',
    errors: [{ fieldId: 'summary-email', message: 'E-mail : complétez l’adresse' }],
    attempt: 1,
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneError: Story = {
  render: (args) => (
    <Stack gap={5}>
      <ErrorSummary {...args} />
      <EmailField id="summary-email" label="E-mail" error="Il manque la fin de l’adresse." />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};

export const SmallPhone: Story = { ...OneError, ...small };
export const LargeText: Story = { ...OneError, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: {
    title: 'Trois champs restent à corriger avant l’envoi',
    errors: [
      { fieldId: 'a', message: 'Numéro de passeport : recopiez les neuf signes du haut de la page' },
      { fieldId: 'b', message: 'Date de naissance : indiquez le jour, le mois et l’année' },
    ],
  },
};
