import { type Meta, type StoryObj } from '@storybook/react-vite';
import { EmptyState, Grid, Picture, Stack, Text } from '../index';
import { Scene } from './Scene';
import { sceneNames } from './sceneNames';

const meta = { title: 'Foundations/Scenes', component: Scene, args: { name: 'museum' } } satisfies Meta<
  typeof Scene
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid columns={2} columnsWide={4} gap={4}>
      {sceneNames.map((name) => (
        <Stack key={name} gap={1}>
          <Picture ratio="4:3" corners="card" fallback={<Scene name={name} />} />
          <Text size="s" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
export const AtDusk: Story = { ...All, globals: { brand: 'bleu' } };
export const InAnotherBrand: Story = { ...All, globals: { brand: 'riad' } };
/** The edges go; what the scene is about stays. */
export const Wide: Story = {
  render: ({ name }) => <Picture ratio="16:9" corners="card" fallback={<Scene name={name} />} />,
};
export const InAnEmptyState: Story = {
  render: () => (
    <EmptyState
      icon={<Scene name="list" />}
      title="Votre liste est encore vide"
      text="Touchez le cœur d’un lieu : il attend ici."
    />
  ),
};
