import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { breakpoints, Card, Grid, Row, Stack, Text, Title } from '../index';
import { color, font, heroFill, mediaFill, motion, radius, shadow, space } from '../theme/tokens';

const Sample = styled.div`
  height: 56px;
  border: 1px solid ${color.line};
  border-radius: ${radius.inner};
`;

const Bar = styled.div`
  height: 16px;
  border-radius: 2px;
  background: ${color.primary};
`;

const Letters = styled.span`
  line-height: 1.2;
`;

const Mover = styled.div`
  width: 44px;
  height: 44px;
  border-radius: ${radius.control};
  background: ${color.primary};
  *:hover > & {
    transform: translateX(120px);
  }
`;

/** `var(--ds-page)` to `--ds-page`. */
const variableOf = (token: string) => /--[\w-]+/.exec(token)?.[0] ?? '';

/** What the variables are on this page, read again whenever the brand changes. */
function useValues(tokens: readonly string[], brand: string) {
  const [values, setValues] = useState<Record<string, string>>({});
  useEffect(() => {
    const style = getComputedStyle(document.documentElement);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- read from the page, once it has its brand
    setValues(Object.fromEntries(tokens.map((token) => [token, style.getPropertyValue(variableOf(token))])));
  }, [tokens, brand]);
  return values;
}

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Title as="h2" level="h3">
        {title}
      </Title>
      <Text tone="muted" size="s">
        {note}
      </Text>
      {children}
    </Stack>
  );
}

function Named({ name, value, children }: { name: string; value?: string; children: ReactNode }) {
  return (
    <Stack gap={1}>
      {children}
      <Text as="span" size="xs" weight="semibold">
        {name}
      </Text>
      {value && (
        <Text as="span" size="xs" tone="muted">
          {value}
        </Text>
      )}
    </Stack>
  );
}

const colorTokens = Object.values(color);
const sizes = [
  ['xs', '13'],
  ['s', '15'],
  ['m', '17'],
  ['l', '20'],
  ['xl', '24'],
  ['xxl', '30'],
  ['xxxl', '38'],
] as const;

function Type() {
  return (
    <Part title="Type" note="font.xs to font.xxxl, in rem: they follow the guest’s own text size.">
      <Card>
        <Stack gap={3}>
          {sizes.map(([name, pixels]) => (
            <Row key={name} gap={4} align="baseline" wraps={false}>
              <Text as="span" size="xs" tone="muted">
                {name} {pixels}
              </Text>
              <Letters
                style={{
                  fontSize: font[name],
                  fontFamily: ['l', 'xl', 'xxl', 'xxxl'].includes(name) ? font.title : font.text,
                }}
              >
                Petit déjeuner
              </Letters>
            </Row>
          ))}
        </Stack>
      </Card>
    </Part>
  );
}

function Shapes() {
  return (
    <Part title="Corners and depth" note="The hotel’s corner setting leads one family; one shadow.">
      <Grid columns={2} columnsWide={4} gap={4}>
        {Object.entries(radius).map(([name, value]) => (
          <Named key={name} name={`radius.${name}`} value={value}>
            <Sample style={{ borderRadius: value, background: color.primarySoft }} />
          </Named>
        ))}
        <Named name="shadow" value={shadow}>
          <Sample style={{ boxShadow: shadow, background: color.surface, border: 0 }} />
        </Named>
      </Grid>
    </Part>
  );
}

/** Every name that components style with, as it looks in the brand of the toolbar. */
export function Tokens({ brand }: { brand: string }) {
  const values = useValues(colorTokens, brand);
  return (
    <Stack gap={8}>
      <Title as="h1" level="h1">
        Tokens
      </Title>
      <Part title="Colours" note="Roles, solved for each hotel so that every pair stays readable.">
        <Grid columns={2} columnsWide={4} gap={4}>
          {Object.entries(color).map(([name, value]) => (
            <Named key={name} name={`color.${name}`} value={`${variableOf(value)} ${values[value] ?? ''}`}>
              <Sample style={{ background: value }} />
            </Named>
          ))}
        </Grid>
      </Part>
      <Part title="Fills" note="What stands where a picture is missing.">
        <Grid columns={2} gap={4}>
          <Named name="heroFill">
            <Sample style={{ background: heroFill, height: 120 }} />
          </Named>
          <Named name="mediaFill">
            <Sample style={{ background: mediaFill, height: 120 }} />
          </Named>
        </Grid>
      </Part>
      <Type />
      <Part title="Space" note="Steps of 4 px; the gutter is 16 px, 24 from 576.">
        <Card>
          <Stack gap={2}>
            {Object.entries(space).map(([name, value]) => (
              <Row key={name} gap={4} wraps={false}>
                <Text as="span" size="xs" tone="muted">
                  space.{name} {value}
                </Text>
                <Bar style={{ width: value }} />
              </Row>
            ))}
          </Stack>
        </Card>
      </Part>
      <Shapes />
      <Part title="Motion" note="Hover a card. Reduced motion shows the end at once.">
        <Grid columns={2} gap={4}>
          {(['feedback', 'sheet'] as const).map((name) => (
            <Card key={name}>
              <Mover style={{ transition: `transform ${motion[name]} ${motion.easeOut}` }} />
              <Text size="xs" tone="muted">
                motion.{name} {motion[name]}
              </Text>
            </Card>
          ))}
        </Grid>
      </Part>
      <Part
        title="Breakpoints"
        note="Widths from which a layout changes; 720 px parts the phone frame from the desktop’s."
      >
        <Card>
          <Row gap={6}>
            {Object.entries(breakpoints).map(([name, pixels]) => (
              <Named key={name} name={name} value={`${pixels} px`}>
                {null}
              </Named>
            ))}
          </Row>
        </Card>
      </Part>
    </Stack>
  );
}
