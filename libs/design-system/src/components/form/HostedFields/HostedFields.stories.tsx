import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText } from '../../../../.storybook/states';
import { Skeleton, SkeletonGroup } from '../../Skeleton/Skeleton';
import { HostedFields } from './HostedFields';

const meta = {
  title: 'Fields/HostedFields',
  component: HostedFields,
  args: {
    label: 'Carte bancaire',
    title: 'Champs sécurisés',
    note: 'CB, Visa, Mastercard',
    children: (
      <iframe
        title="Champs de la carte"
        height={120}
        sandbox=""
        srcDoc="<!doctype html><html lang='fr'><title>Carte</title><body style='font:16px system-ui;padding:14px;margin:0;background:#fff;color:#333'>Numéro de carte"
      />
    ),
  },
} satisfies Meta<typeof HostedFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAProvider: Story = {};
export const Loading: Story = {
  args: {
    children: (
      <SkeletonGroup label="Chargement des champs">
        <Skeleton shape="block" />
      </SkeletonGroup>
    ),
  },
};
export const LargeText: Story = { ...largeText };
