import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Card,
  Grid,
  Icon,
  iconNames,
  iconSizes,
  Row,
  SearchField,
  Stack,
  StatusLine,
  Text,
  Title,
  uiIconNames,
  type IconProps,
} from '../index';

const Entry = styled.button`
  min-height: 44px;
  padding: 4px;
  border: 0;
  background: none;
  cursor: pointer;
`;

function Gallery({ size, variant, color, background }: Omit<IconProps, 'name'>) {
  const [search, setSearch] = useState('');
  const [copied, setCopied] = useState('');
  const show = (names: readonly IconProps['name'][]) => (
    <Grid columns={3} columnsWide={4}>
      {names
        .filter((name) => name.toLowerCase().includes(search.toLowerCase()))
        .map((name) => (
          <Entry
            key={name}
            type="button"
            onClick={() => void navigator.clipboard?.writeText(name).then(() => setCopied(`${name} copied`))}
          >
            <Row gap={3} wraps={false}>
              <Icon {...{ name, size, variant, color, background }} />
              <Text as="span" size="s">
                {name}
              </Text>
            </Row>
          </Entry>
        ))}
    </Grid>
  );
  return (
    <Stack gap={6}>
      <SearchField
        label="Search icons"
        placeholder="bed, chat…"
        onChange={(event) => setSearch(event.target.value)}
      />
      <StatusLine>{copied}</StatusLine>
      <Title as="h2" level="h3">
        Names hotels may use ({iconNames.length})
      </Title>
      {show(iconNames)}
      <Title as="h2" level="h3">
        Names the interface uses ({uiIconNames.length})
      </Title>
      {show(uiIconNames)}
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: Gallery,
  args: { size: 'medium', variant: 'outline' },
  argTypes: {
    size: { control: 'select', options: Object.keys(iconSizes) },
    variant: { control: 'radio', options: ['outline', 'filled'] },
    color: { control: 'color' },
    background: { control: 'color' },
  },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const Filled: Story = { args: { variant: 'filled' } };
export const OnPlates: Story = { args: { background: 'brand' } };
export const Sizes: Story = {
  render: () => (
    <Card>
      <Row gap={4}>
        {Object.keys(iconSizes).map((size) => (
          <Icon key={size} name="car2CV" size={size as keyof typeof iconSizes} />
        ))}
        <Icon name="balloon" size={64} />
      </Row>
    </Card>
  ),
};
