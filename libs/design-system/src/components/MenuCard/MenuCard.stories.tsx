import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { focus, hover, largeText } from '../../../.storybook/states';
import { Badge } from '../Badge/Badge';
import { Section } from '../Section/Section';
import { Link } from '../Link/Link';
import { NumberStepper } from '../form/NumberStepper/NumberStepper';
import { OptionGroup } from '../form/OptionGroup/OptionGroup';
import { OptionRow } from '../form/OptionRow/OptionRow';
import { Price } from '../Price/Price';
import { MenuCard } from './MenuCard';

const meta = {
  title: 'Ordering/MenuCard',
  component: MenuCard,
  args: {
    title: 'Camille',
    badge: (
      <Badge tone="success" icon="check">
        Complet
      </Badge>
    ),
    children: (
      <OptionGroup legend="Boisson chaude" hint="1 au choix">
        <OptionRow type="radio" name="hot" label="Café filtre" price="inclus" defaultChecked />
        <OptionRow
          type="radio"
          name="hot"
          label="Thé de Bretagne"
          note="Noir, vert ou verveine"
          price="inclus"
        />
        <OptionRow type="radio" name="hot" label="Chocolat à l’ancienne" price="+ 1,50 €" disabled />
      </OptionGroup>
    ),
  },
} satisfies Meta<typeof MenuCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unfolded: Story = {};
export const Folded: Story = {
  args: {
    isFolded: true,
    summary: 'Café filtre, œufs brouillés, croissant, jus d’orange',
    footer: (
      <>
        <Link href="#camille" isStandalone>
          Modifier ce plateau
        </Link>
        <Price size="s">16,50 €</Price>
      </>
    ),
  },
};
export const MissingChoice: Story = {
  args: {
    badge: (
      <Badge tone="danger" icon="alert">
        1 choix à faire
      </Badge>
    ),
    children: (
      <OptionGroup
        legend="Boisson chaude"
        hint="1 au choix, requis"
        error="Choisissez la boisson chaude de Camille."
      >
        <OptionRow type="radio" name="hot2" label="Café filtre" price="inclus" />
        <OptionRow
          type="radio"
          name="hot2"
          label="Thé de Bretagne"
          note="Noir, vert ou verveine"
          price="inclus"
        />
      </OptionGroup>
    ),
  },
};
export const WithQuantities: Story = {
  args: {
    children: (
      <OptionGroup legend="Viennoiseries" hint="Jusqu’à 3">
        <OptionRow
          type="checkbox"
          label="Croissant au beurre"
          price="inclus"
          defaultChecked
          stepper={
            <NumberStepper
              label="Croissants"
              isLabelHidden
              value={2}
              onValueChange={() => undefined}
              decreaseLabel="Retirer un croissant"
              increaseLabel="Ajouter un croissant"
            />
          }
        />
        <OptionRow type="checkbox" label="Pain complet et confiture de lait de Bretagne" price="+ 2,00 €" />
      </OptionGroup>
    ),
  },
  globals: { viewport: { value: 'small' } },
};
/** In a section that has a heading of its own, the outline goes one level down; the look stays. */
export const InASection: Story = {
  args: { titleAs: 'h3' },
  render: (args) => (
    <Section title="Vos plateaux" level="h1">
      <MenuCard {...args} />
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Camille' })).toBeVisible();
  },
};
export const Dark: Story = { ...MissingChoice, globals: { brand: 'bleu' } };

export const Hover: Story = { ...Unfolded, ...hover };
export const Focus: Story = { ...Unfolded, ...focus };
export const LargeText: Story = { ...Unfolded, ...largeText };
