import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoBrands, type DemoBrandName } from '../../.storybook/brands';
import { ContrastReport } from './ContrastReport';

const meta = {
  title: 'Foundations/Contrast',
  tags: ['!autodocs'],
  component: ContrastReport,
  args: { name: '', start: {} },
  render: (_, { globals }) => {
    const name = (globals.brand ?? 'lices') as DemoBrandName;
    return <ContrastReport key={name} name={demoBrands[name].name} start={demoBrands[name]} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/pairs measured, 0 too weak/)).toBeVisible(), {
      timeout: 10_000,
    });
  },
} satisfies Meta<typeof ContrastReport>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Follows the toolbar; the others are pinned to a hotel, so that each is tested. */
export const BrandOfTheToolbar: Story = {};
export const Lices: Story = { globals: { brand: 'lices' } };
export const Riad: Story = { globals: { brand: 'riad' } };
export const Bleu: Story = { globals: { brand: 'bleu' } };
export const Ugly: Story = { globals: { brand: 'ugly' } };
export const Forest: Story = { globals: { brand: 'forest' } };
export const Rose: Story = { globals: { brand: 'rose' } };
export const Phare: Story = { globals: { brand: 'phare' } };
export const Noir: Story = { globals: { brand: 'noir' } };
export const Chain: Story = { globals: { brand: 'chain' } };
export const Mono: Story = { globals: { brand: 'mono' } };
export const NoBrand: Story = { globals: { brand: 'nothing' } };

export const OwnColours: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Main colour' });
    await userEvent.clear(field);
    await userEvent.type(field, 'gold');
    await waitFor(() => expect(canvas.getByText(/pairs measured, 0 too weak/)).toBeVisible(), {
      timeout: 10_000,
    });
    await expect(field).toHaveValue('gold');
    await userEvent.type(field, 'en');
    await waitFor(() => expect(canvas.getByText(/"golden" is not a colour/)).toBeVisible(), {
      timeout: 10_000,
    });
  },
};

export const CopiesTheBundle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy this brand as bundle JSON' }));
    await expect(await canvas.findByText(/^(Copied|The browser does not allow)/)).toBeVisible();
    await userEvent.click(canvas.getByText('The JSON of this brand'));
    await expect(canvas.getByText(/"primaryColor": "#16a5a3"/)).toBeVisible();
  },
};
