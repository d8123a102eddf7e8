import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { focus, hover, largeText, small } from '../../../.storybook/states';
import { Link } from '../Link/Link';
import { Footer } from './Footer';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    linksLabel: 'Informations légales',
    docPersonalData: '/static-host/demo/donnees-personnelles.pdf',
    legalNotice: '/demo/ml',
    trademark: 'Guest Web',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Phone: Story = { args: { clears: 'tabs' }, globals: { viewport: { value: 'phone' } } };

/** Without labels the words are French. */
export const Documents: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const policy = canvas.getByRole('link', { name: 'Politique de confidentialité (nouvel onglet)' });
    await expect(policy).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Mentions légales' })).toHaveAttribute('href', '/demo/ml');
    await expect(canvas.getByText(/Propulsé par/)).toBeVisible();
  },
};

/** Where the page has no site header. */
export const WithActions: Story = {
  args: {
    actions: (
      <Link href="#en" tone="plain" isStandalone lang="en">
        EN
      </Link>
    ),
  },
};

/** Nothing to say: no line, only room for what is fixed. */
export const Empty: Story = {
  args: { docPersonalData: undefined, legalNotice: undefined, trademark: undefined },
};
export const Hover: Story = { ...Usual, ...hover };
export const Focus: Story = { ...Usual, ...focus };
export const SmallPhone: Story = { ...Usual, ...small };
export const LargeText: Story = { ...Usual, ...largeText };
