import { type Meta, type StoryObj } from '@storybook/react-vite';
import breakfast from '../../../.storybook/scenes/lices-petit-dejeuner.svg?url';
import { focus, framed, hover, largeText } from '../../../.storybook/states';
import { IconButton } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import { Picture } from '../Picture/Picture';
import { TopBar } from './TopBar';

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  args: { actions: <IconButton label="Partager" icon="share" /> },
  parameters: { layout: 'fullscreen', ...framed(160) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLogo: Story = { args: { logo: <Logo name="Hôtel des Lices" /> } };
export const WayBack: Story = {
  args: { variant: 'back', back: { label: 'Retour', href: '#services' }, title: 'Petit déjeuner en chambre' },
};
export const LongTitle: Story = {
  args: {
    variant: 'back',
    back: { label: 'Retour', onClick: () => undefined },
    title: 'Massage aux huiles essentielles de lavande et de bergamote',
  },
  globals: { viewport: { value: 'small' } },
};
export const OverPicture: Story = {
  render: () => (
    <div>
      <TopBar
        variant="plates"
        back={{ label: 'Retour', href: '#services' }}
        actions={<IconButton label="Partager" icon="share" variant="plate" />}
      />
      <Picture src={breakfast} ratio="4:3" alt="Un croissant et un café" isEager />
    </div>
  ),
};

export const Hover: Story = { ...WithLogo, ...hover };
export const Focus: Story = { ...WithLogo, ...focus };
export const LargeText: Story = { ...WithLogo, ...largeText };
