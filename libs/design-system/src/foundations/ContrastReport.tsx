import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type ContrastPair } from '../brand/contrastPairs';
import { type BrandInput } from '../brand/types';
import { Badge } from '../components/Badge/Badge';
import { Button } from '../components/Button/Button';
import { Card } from '../components/Card/Card';
import { Grid } from '../components/Grid/Grid';
import { Link } from '../components/Link/Link';
import { Notice } from '../components/Notice/Notice';
import { Row } from '../components/Row/Row';
import { Stack } from '../components/Stack/Stack';
import { StatusLine } from '../components/StatusLine/StatusLine';
import { Text } from '../components/Text/Text';
import { Title } from '../components/Title/Title';
import { Checkbox } from '../components/form/Checkbox/Checkbox';
import { NumberStepper } from '../components/form/NumberStepper/NumberStepper';
import { TextField } from '../components/form/TextField/TextField';
import { BrandRoot } from '../theme/BrandRoot';
import { ContrastMatrix } from './ContrastMatrix';
import { CopyBundle } from './CopyBundle';
import { controlFrame } from '../internal/styles';
import { useSolvedBrand } from './useSolvedBrand';

const inputs = [
  ['primaryColor', 'Main colour'],
  ['secondaryColor', 'Second colour'],
  ['backgroundColor', 'Background'],
] as const;

const Picker = styled.input`
  flex: none;
  width: 48px;
  height: 48px;
  padding: 4px;
  ${controlFrame}
`;

/** A colour in the format of a native picker. */
const asHex = (value: string) => (/^#[\da-f]{6}$/i.test(value) ? value : '#000000');

function Samples() {
  const [count, setCount] = useState(2);
  return (
    <Card>
      <Stack gap={4}>
        <Row gap={3}>
          <Button>Commander</Button>
          <Button hierarchy="secondary">Modifier</Button>
          <Button hierarchy="tertiary">Annuler</Button>
          <Button hierarchy="quaternary">Plus tard</Button>
          <NumberStepper
            label="Plateaux"
            isLabelHidden
            value={count}
            onValueChange={setCount}
            decreaseLabel="Retirer"
            increaseLabel="Ajouter"
          />
        </Row>
        <Row gap={3}>
          <Badge tone="brand">Nouveau</Badge>
          <Badge tone="success" icon="check">
            Complet
          </Badge>
          <Badge tone="warning">En attente</Badge>
          <Badge tone="danger">Refusé</Badge>
          <Link href="#conditions">Conditions de vente</Link>
        </Row>
        <Checkbox label="Recevoir les nouvelles de l’hôtel" defaultChecked />
        <Notice tone="warning" title="Avant 20 h">
          La cuisine prépare les plateaux la veille.
        </Notice>
      </Stack>
    </Card>
  );
}

/** The contrast of every colour pair of a hotel, with fields to try other colours. */
export function ContrastReport({ name, start }: { name: string; start: BrandInput }) {
  const [own, setOwn] = useState<BrandInput>({});
  const input = useMemo(() => ({ ...start, ...own }), [start, own]);
  const solved = useSolvedBrand(input);
  const isOnFill = ({ front }: ContrastPair) => front.startsWith('on');
  const onFills = solved.pairs.filter(isOnFill);
  const onGrounds = solved.pairs.filter((pair) => !isOnFill(pair));
  const weak = solved.pairs.filter(({ ratio, least }) => ratio < least).length;
  return (
    <Stack gap={6}>
      <BrandRoot css={solved.css} />
      <Title level="h1">{name}</Title>
      <Grid columns={1} columnsWide={3} gap={4}>
        {inputs.map(([field, label]) => (
          <Row key={field} align="end" wraps={false}>
            <TextField
              label={label}
              value={input[field] ?? ''}
              placeholder="any CSS colour"
              spellCheck={false}
              onChange={(event) => setOwn({ ...own, [field]: event.target.value })}
            />
            <Picker
              type="color"
              aria-label={`Pick: ${label}`}
              value={asHex(input[field] ?? '')}
              onChange={(event) => setOwn({ ...own, [field]: event.target.value })}
            />
          </Row>
        ))}
      </Grid>
      <Checkbox
        label="Dark text on a light page"
        checked={input.isDarkText ?? true}
        onChange={(event) => setOwn({ ...own, isDarkText: event.target.checked })}
      />
      <StatusLine>{`${solved.pairs.length} pairs measured, ${weak} too weak`}</StatusLine>
      {solved.warnings.map((warning) => (
        <Text key={warning} tone="warning">
          {warning}
        </Text>
      ))}
      <CopyBundle brand={input} />
      <Samples />
      <Title as="h2" level="h3">
        Words, 4.5 to 1 at least
      </Title>
      <ContrastMatrix kind="text" caption="Words on grounds" {...solved} pairs={onGrounds} />
      <ContrastMatrix kind="text" caption="Words on fills" {...solved} pairs={onFills} />
      <Title as="h2" level="h3">
        Edges of controls and focus, 3 to 1 at least
      </Title>
      <ContrastMatrix kind="boundary" caption="Edges on grounds" {...solved} />
    </Stack>
  );
}
