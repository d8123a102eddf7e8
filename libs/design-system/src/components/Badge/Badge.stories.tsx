import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, small } from '../../../.storybook/states';
import { Row } from '../Row/Row';
import { Badge, tones } from './Badge';

const meta = { title: 'Text/Badge', component: Badge, args: { children: 'Dans 3 jours' } } satisfies Meta<
  typeof Badge
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Row>
      {tones.map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </Row>
  ),
};
export const WithIcon: Story = { args: { tone: 'success', icon: 'check', children: 'Complet' } };
export const InDarkBrand: Story = { ...Tones, globals: { brand: 'noir' } };

export const SmallPhone: Story = { ...Tones, ...small };
export const LargeText: Story = { ...Tones, ...largeText };
export const LongFrench: Story = {
  ...small,
  args: { children: 'Disponible à partir de quatorze heures trente' },
};
