import { type Meta, type StoryObj } from '@storybook/react-vite';
import { wcagContrast } from 'culori';
import { styled } from 'styled-components';
import { demoBrands, type DemoBrandName } from '../../.storybook/brands';
import { brandFrom, type BrandColors } from '../brand';
import { Badge, Grid, Row, Stack, Text, Title } from '../index';

const Swatch = styled.svg`
  width: 100%;
  height: 48px;
`;

const pairs: [keyof BrandColors, keyof BrandColors, number][] = [
  ['text', 'page', 4.5],
  ['text', 'surface', 4.5],
  ['textMuted', 'page', 4.5],
  ['textMuted', 'sunken', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onPrimary', 'primaryHover', 4.5],
  ['primaryInk', 'primarySoft', 4.5],
  ['danger', 'dangerSoft', 4.5],
  ['success', 'successSoft', 4.5],
  ['warning', 'warningSoft', 4.5],
  ['lineStrong', 'surface', 3],
  ['primary', 'page', 3],
  ['focus', 'page', 3],
];

function Report({ brand }: { brand: DemoBrandName }) {
  const solved = brandFrom(demoBrands[brand]);
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Title as="h1" level="h1">
          {demoBrands[brand].name}
        </Title>
        {solved.warnings.map((warning) => (
          <Text key={warning}>{warning}</Text>
        ))}
        <Grid columns={3} columnsWide={4}>
          {Object.entries(solved.colors).map(([role, value]) => (
            <Stack key={role} gap={1}>
              <Swatch aria-hidden>
                <rect width="100%" height="100%" fill={value} />
              </Swatch>
              <Text size="xs" tone="muted">
                {role} {value}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Stack>
      <Stack gap={2}>
        <Title as="h2" level="h2">
          Contrast
        </Title>
        {pairs.map(([front, back, needed]) => {
          const ratio = wcagContrast(solved.colors[front], solved.colors[back]);
          return (
            <Row key={`${front} ${back}`} gap={3}>
              <Badge tone={ratio >= needed ? 'success' : 'danger'} icon={ratio >= needed ? 'check' : 'alert'}>
                {ratio.toFixed(2)} : 1
              </Badge>
              <Text as="span" size="s">
                {front} on {back}, at least {needed}
              </Text>
            </Row>
          );
        })}
      </Stack>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Brand',
  component: Report,
  render: (_, { globals }) => <Report brand={(globals.brand ?? 'lices') as DemoBrandName} />,
  args: { brand: 'lices' },
} satisfies Meta<typeof Report>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lices: Story = {};
export const Riad: Story = { globals: { brand: 'riad' } };
export const Bleu: Story = { globals: { brand: 'bleu' } };
export const Ugly: Story = { globals: { brand: 'ugly' } };
export const Forest: Story = { globals: { brand: 'forest' } };
export const Rose: Story = { globals: { brand: 'rose' } };
export const Noir: Story = { globals: { brand: 'noir' } };
export const Chain: Story = { globals: { brand: 'chain' } };
export const Mono: Story = { globals: { brand: 'mono' } };
