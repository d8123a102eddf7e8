import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import {
  Card,
  EmptyState,
  Grid,
  Icon,
  iconNames,
  iconSizes,
  Row,
  SearchField,
  Section,
  Stack,
  StatusLine,
  Text,
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

const lists = [
  ['Names hotels may use', iconNames],
  ['Names the interface uses', uiIconNames],
] as const;

function Gallery({ size, variant, color, background }: Omit<IconProps, 'name'>) {
  const [search, setSearch] = useState('');
  const [copied, setCopied] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = lists.map(([title, names]) => ({
    title,
    names: names.filter((name) => name.toLowerCase().includes(wanted)),
  }));
  const copy = (name: string) =>
    navigator.clipboard.writeText(name).then(
      () => setCopied(`${name} copied`),
      () => setCopied(`${name} could not be copied: the browser does not allow it`),
    );
  return (
    <Stack gap={6}>
      <SearchField
        label="Search icons"
        placeholder="bed, chat…"
        onChange={(event) => setSearch(event.target.value)}
      />
      <StatusLine>{copied}</StatusLine>
      {found.every(({ names }) => names.length === 0) && (
        <EmptyState size="part" icon="search" titleAs="h2" title={`No icon is called “${search}”`} />
      )}
      {found
        .filter(({ names }) => names.length > 0)
        .map(({ title, names }) => (
          <Section key={title} title={`${title} (${names.length})`}>
            <Grid columnsWide={4}>
              {names.map((name) => (
                <Entry key={name} type="button" title={`Copy ${name}`} onClick={() => void copy(name)}>
                  <Row gap={3} wraps={false}>
                    <Icon {...{ name, size, variant, color, background }} />
                    <Text as="span" size="s">
                      {name}
                    </Text>
                  </Row>
                </Entry>
              ))}
            </Grid>
          </Section>
        ))}
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
export const FindsAndCopies: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'BREAK');
    const found = canvas.getAllByRole('button', { name: /./ });
    await expect(found).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'breakfast' }));
    await expect(await canvas.findByText(/^breakfast (copied|could not be copied)/)).toBeVisible();
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'trampoline');
    await expect(canvas.getByRole('heading', { name: 'No icon is called “trampoline”' })).toBeVisible();
  },
};
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
