import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { OfflineLine } from '../OfflineLine/OfflineLine';
import { StatusLine } from './StatusLine';

const meta = {
  title: 'Feedback/StatusLine',
  component: StatusLine,
  args: { children: '3 services trouvés' },
} satisfies Meta<typeof StatusLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Heard: Story = { args: { isHidden: true } };
export const Lead: Story = { args: { children: 'Votre demande a été envoyée !', isLead: true } };
export const Empty: Story = { args: { children: undefined } };
export const Offline: Story = {
  render: () => <OfflineLine>Pas de réseau : la commande est gardée et partira au retour.</OfflineLine>,
};

export const SmallPhone: Story = { ...Shown, ...small };
export const LargeText: Story = { ...Shown, ...largeText };
