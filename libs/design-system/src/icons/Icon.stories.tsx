import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { small } from '../../.storybook/states';
import { IconGallery } from '../foundations/IconGallery';
import { IconSheet } from '../foundations/IconSheet';
import { Card, Icon, iconSizes, Row } from '../index';

const meta = {
  title: 'Foundations/Icons',
  component: IconGallery,
  args: { size: 'medium', variant: 'outline' },
  argTypes: {
    size: { control: 'select', options: Object.keys(iconSizes) },
    variant: { control: 'radio', options: ['outline', 'filled'] },
    color: { control: 'color' },
    background: { control: 'color' },
  },
} satisfies Meta<typeof IconGallery>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const search = (canvas: Canvas, text: string) =>
  userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), text);

export const Everything: Story = {};
export const Small: Story = { ...small };
export const FindsSynonyms: Story = {
  play: async ({ canvas }) => {
    await search(canvas, 'poubelle');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /^delete/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await search(canvas, 'courrier');
    await expect(canvas.getByRole('button', { name: /^mail/ })).toBeVisible();
  },
};
export const FindsAndCopies: Story = {
  play: async ({ canvas }) => {
    await search(canvas, 'BREAK');
    await userEvent.click(canvas.getByRole('button', { name: /^breakfast/ }));
    await expect(await canvas.findByText(/: breakfast$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the import of breakfast' }));
    await expect(
      await canvas.findByText(
        /: import \{ BreakfastIcon \} from '@guest\/design-system\/icons\/BreakfastIcon';$/,
      ),
    ).toBeVisible();
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await search(canvas, 'trampoline');
    await expect(canvas.getByRole('heading', { name: 'No icon is found by “trampoline”' })).toBeVisible();
  },
};

/** Every icon at 16, 24 and 48 px, outline and filled, on the card and on both plates. */
export const Sheet: Story = { render: () => <IconSheet /> };
export const SheetDark: Story = { ...Sheet, globals: { brand: 'bleu' } };

export const Sizes: Story = {
  render: () => (
    <Card>
      <Row gap={4}>
        {Object.keys(iconSizes).map((size) => (
          <Icon key={size} name="car2CV" size={size as keyof typeof iconSizes} />
        ))}
        <Icon name="balloon" size={64} />
      </Row>
    </Card>
  ),
};
