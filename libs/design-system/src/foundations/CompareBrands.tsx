import { useState } from 'react';
import { styled } from 'styled-components';
import { Grid } from '../components/Grid/Grid';
import { Segmented } from '../components/Segmented/Segmented';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { Title } from '../components/Title/Title';
import { SelectField } from '../components/form/SelectField/SelectField';
import { color, radius } from '../theme/tokens';

interface Option {
  value: string;
  label: string;
}

export interface CompareBrandsProps {
  /** The hotels that can be compared. */
  brands: readonly Option[];
  /** The screens, by the id of their story. */
  screens: readonly Option[];
  /** The hotel on the left. */
  left: string;
  /** The hotel on the right. */
  right: string;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;
  justify-items: center;
  overflow-x: auto;
  &[data-width='phone'] {
    grid-template-columns: repeat(2, minmax(390px, 1fr));
  }
`;

const Frame = styled.iframe`
  width: 100%;
  height: 844px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  [data-width='phone'] > & {
    width: 390px;
  }
`;

const widths = [
  { value: 'phone', label: 'Phone 390' },
  { value: 'full', label: 'Wide' },
];

/* A frame has a window of its own: media queries and fixed bars behave as on a device. */
const addressOf = (screen: string, brand: string) =>
  `iframe.html?id=${screen}&viewMode=story&globals=brand:${brand}`;

/** The same screen in the brands of two hotels. */
export function CompareBrands({ brands, screens, left, right }: CompareBrandsProps) {
  const [first, setFirst] = useState(left);
  const [second, setSecond] = useState(right);
  const [screen, setScreen] = useState(screens[0]?.value ?? '');
  const [width, setWidth] = useState('phone');
  const nameOf = (brand: string) => brands.find(({ value }) => value === brand)?.label ?? brand;
  return (
    <Stack gap={5}>
      <Title level="h1">Compare two hotels</Title>
      <Text>One screen, two brands. Scroll and press: both are the real components.</Text>
      <Grid columns={1} columnsWide={4} gap={4}>
        <SelectField
          label="Left hotel"
          options={brands}
          value={first}
          onChange={({ currentTarget }) => setFirst(currentTarget.value)}
        />
        <SelectField
          label="Right hotel"
          options={brands}
          value={second}
          onChange={({ currentTarget }) => setSecond(currentTarget.value)}
        />
        <SelectField
          label="Screen"
          options={screens}
          value={screen}
          onChange={({ currentTarget }) => setScreen(currentTarget.value)}
        />
        <Segmented legend="Width" options={widths} value={width} onValueChange={setWidth} />
      </Grid>
      <Pair data-width={width} tabIndex={0} role="region" aria-label="The two screens">
        <Frame title={`${nameOf(first)}, left`} src={addressOf(screen, first)} />
        <Frame title={`${nameOf(second)}, right`} src={addressOf(screen, second)} />
      </Pair>
    </Stack>
  );
}
