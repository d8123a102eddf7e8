import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Row } from '../Row/Row';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Title } from '../Title/Title';
import { Button, buttonHierarchies, buttonSizes } from './Button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Commander' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { hierarchy: 'secondary' } };
export const Tertiary: Story = { args: { hierarchy: 'tertiary' } };
export const Quaternary: Story = { args: { hierarchy: 'quaternary' } };
export const IconLeft: Story = { args: { iconLeft: 'phone', children: 'Réception' } };
export const IconRight: Story = { args: { iconRight: 'arrow-right', children: 'Continuer' } };
export const Busy: Story = { args: { isBusy: true, busyLabel: 'Envoi…' } };
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = { args: { isFullWidth: true, size: 'l', children: 'Préparer mon arrivée' } };
export const AsLink: Story = { args: { href: '#services', children: 'Voir les services' } };
export const LongWords: Story = {
  args: {
    isFullWidth: true,
    size: 'xl',
    children: 'Commander avec obligation de paiement, livraison en chambre comprise',
  },
  globals: { viewport: { value: 'small' } },
};

/** Hierarchy × size × state on one page. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={8}>
      {buttonHierarchies.map((hierarchy) => (
        <Stack key={hierarchy} gap={3}>
          <Title as="h2" level="h3">
            {hierarchy}
          </Title>
          {buttonSizes.map((size) => (
            <Row key={size} gap={4}>
              <Text size="xs" tone="muted" as="span">
                {size}
              </Text>
              <Button {...{ hierarchy, size }}>Commander</Button>
              <Button {...{ hierarchy, size }} iconLeft="phone">
                Réception
              </Button>
              <Button {...{ hierarchy, size }} iconRight="arrow-right">
                Continuer
              </Button>
              <Button {...{ hierarchy, size }} disabled>
                Commander
              </Button>
              <Button {...{ hierarchy, size }} isBusy busyLabel="Envoi…">
                Commander
              </Button>
            </Row>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
