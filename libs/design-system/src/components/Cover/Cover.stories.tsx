import { type Meta, type StoryObj } from '@storybook/react-vite';
import quay from '../../../.storybook/scenes/bleu-quai.svg?url';
import { largeText, small } from '../../../.storybook/states';
import { Button } from '../Button/Button';
import { Cover } from './Cover';

const meta = {
  title: 'Content/Cover',
  component: Cover,
  args: {
    picture: quay,
    title: 'Rennes à pied',
    text: '14 lieux dans un rayon de 5 km',
    action: (
      <Button size="s" hierarchy="secondary" iconLeft="heart" href="#list">
        Ma liste (2)
      </Button>
    ),
  },
} satisfies Meta<typeof Cover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithoutPicture: Story = { args: { picture: undefined } };
export const LongText: Story = {
  args: { title: 'Châlons-en-Champagne à pied et à vélo', text: 'Cent vingt lieux dans un rayon de 10 km' },
};

export const SmallPhone: Story = { ...LongText, ...small };
export const LargeText: Story = { ...LongText, ...largeText };
