import { type Meta, type StoryObj } from '@storybook/react-vite';
import { largeText, reducedMotion, small } from '../../../.storybook/states';
import { Stack } from '../Stack/Stack';
import { Skeleton, SkeletonDetail, SkeletonGroup, SkeletonRows } from './Skeleton';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup, SkeletonRows, SkeletonDetail },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = { render: () => <SkeletonRows label="Chargement des services" /> };
export const RowsWithoutPictures: Story = {
  render: () => <SkeletonRows label="Chargement" hasMedia={false} count={3} />,
};
export const RowsBelowSearch: Story = {
  render: () => <SkeletonRows label="Chargement" above="search" />,
};
export const Detail: Story = { render: () => <SkeletonDetail label="Chargement du service" /> };
export const Shapes: Story = {
  render: () => (
    <SkeletonGroup label="Chargement du service">
      <Stack gap={4}>
        <Skeleton shape="picture" />
        <Skeleton shape="title" width="l" />
        <Skeleton width="full" />
        <Skeleton width="m" />
        <Skeleton shape="pill" width="m" />
        <Skeleton shape="block" />
        <Skeleton shape="card" />
      </Stack>
    </SkeletonGroup>
  ),
};
export const Dark: Story = { ...Rows, globals: { brand: 'bleu' } };

export const SmallPhone: Story = { ...Rows, ...small };
export const LargeText: Story = { ...Rows, ...largeText };
export const ReducedMotion: Story = { ...Rows, ...reducedMotion };
