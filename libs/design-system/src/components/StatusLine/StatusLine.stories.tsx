import { type Meta, type StoryObj } from '@storybook/react-vite';
import { type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { framed, largeText, small } from '../../../.storybook/states';
import { BottomBar } from '../BottomBar/BottomBar';
import { Button } from '../Button/Button';
import { ActionBar } from '../form/ActionBar/ActionBar';
import { Link } from '../Link/Link';
import { OfflineLine } from '../OfflineLine/OfflineLine';
import { Page } from '../Page/Page';
import { SummaryCard } from '../SummaryCard/SummaryCard';
import { Text } from '../Text/Text';
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

const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };
const action = <Button size="l">Vérifier</Button>;
const total = { total: '35,00 €', note: '2 plateaux, TVA incluse', action };

const longNote =
  '12 plateaux, livraison en chambre, servis entre huit et neuf heures par la porte du jardin, TVA incluse';

/** Over a page that ends with a bar, if any. The line stands above the bar, at a small distance. */
const over = (bar?: ReactNode, farthest = 56): Story => ({
  args: { isOver: true, children: 'Le lien est copié' },
  parameters: framed(360),
  globals: phone,
  render: (args) => (
    <Page clears="bar">
      <Text>Une page.</Text>
      <StatusLine {...args} />
      {bar}
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    const line = canvas.getByText('Le lien est copié').getBoundingClientRect();
    const fixed = canvasElement.querySelector('[data-action-bar], [data-bottom-bar]');
    const end = fixed?.getBoundingClientRect().top ?? window.innerHeight;
    await expect(end - line.bottom).toBeGreaterThanOrEqual(0);
    await expect(end - line.bottom).toBeLessThanOrEqual(farthest);
  },
});

export const Over: Story = over(undefined, 16);
export const OverTabs: Story = over(
  <BottomBar
    label="Navigation principale"
    items={[{ href: '#accueil', label: 'Accueil', icon: 'home', isCurrent: true }]}
  />,
  16,
);
export const OverAnActionBar: Story = over(<ActionBar {...total} />);
export const OverAMessage: Story = over(
  <ActionBar {...total} message={<Link href="#jules">Il reste 1 choix : boisson chaude de Jules</Link>} />,
);
export const OverAStackedBar: Story = over(<ActionBar {...total} layout="stack" />);
export const OverAStackedMessage: Story = over(
  <ActionBar
    {...total}
    layout="stack"
    message={<Link href="#jules">Il reste 1 choix : boisson de Jules</Link>}
  />,
);
export const OverASummary: Story = {
  ...over(
    <SummaryCard action={<ActionBar {...total} />}>
      <Text>Deux plateaux</Text>
    </SummaryCard>,
  ),
  globals: { viewport: { value: 'tablet' } },
};
export const OverOnDesktop: Story = { ...over(undefined, 16), globals: desktop };
export const OverAStickyBar: Story = {
  ...over(
    <>
      {Array.from({ length: 40 }, (_, line) => (
        <Text key={line}>Un plateau de plus.</Text>
      ))}
      <ActionBar {...total} note={longNote} />
    </>,
  ),
  globals: desktop,
};

export const SmallPhone: Story = { ...Shown, ...small };
export const LargeText: Story = { ...Shown, ...largeText };
