import { type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Grid } from '../components/Grid/Grid';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { Title } from '../components/Title/Title';
import { breakpoints } from '../theme/media';
import { color, font, heroFill, mediaFill, motion, radius, shadow, space } from '../theme/tokens';

interface Part {
  title: string;
  note: string;
  tokens: Readonly<Record<string, string | number>>;
  /** How a token is drawn. */
  draw?: (value: string) => CSSProperties;
  text?: string;
}

const { xs, s, m, l, xl, xxl, xxxl } = font;
const { feedback, sheet } = motion;

const parts: Part[] = [
  {
    title: 'color',
    note: 'Roles, solved for each hotel so that every pair stays readable.',
    tokens: color,
    draw: (background) => ({ background, height: 56, border: `1px solid ${color.line}` }),
  },
  {
    title: 'Fills',
    note: 'What stands where a picture is missing.',
    tokens: { heroFill, mediaFill },
    draw: (background) => ({ background, height: 120 }),
  },
  {
    title: 'font',
    note: '13, 15, 17, 20, 24, 30 and 38 px in rem: they follow the guest’s own text size.',
    tokens: { xs, s, m, l, xl, xxl, xxxl },
    draw: (fontSize) => ({
      fontSize,
      fontFamily: [xs, s, m].some((size) => size === fontSize) ? font.text : font.title,
    }),
    text: 'Petit déjeuner',
  },
  {
    title: 'space',
    note: 'Steps of 4 px; the gutter is 16 px, 24 from 576.',
    tokens: space,
    draw: (width) => ({ width, height: 16, background: color.primary }),
  },
  {
    title: 'radius',
    note: 'The hotel’s corner setting leads one family.',
    tokens: radius,
    draw: (borderRadius) => ({ borderRadius, height: 56, background: color.primarySoft }),
  },
  {
    title: 'Depth',
    note: 'One shadow.',
    tokens: { shadow },
    draw: (boxShadow) => ({ boxShadow, height: 56, background: color.surface }),
  },
  {
    title: 'motion',
    note: 'Hover a square. Reduced motion shows the end at once.',
    tokens: { feedback, sheet },
    draw: (time) => ({
      transition: `scale ${time} ${motion.easeOut}`,
      width: 44,
      height: 44,
      background: color.primary,
    }),
  },
  {
    title: 'breakpoints',
    note: 'Widths in pixels from which a layout changes; 720 parts the phone frame from the desktop’s.',
    tokens: breakpoints,
  },
];

const Sample = styled.div`
  &:hover {
    scale: 0.7;
  }
`;

/** Every design token in the brand of the toolbar. */
export function Tokens() {
  return (
    <Stack gap={8}>
      <Title level="h1">Tokens</Title>
      {parts.map(({ title, note, tokens, draw, text }) => (
        <Stack key={title} gap={3}>
          <Title as="h2" level="h3">
            {title}
          </Title>
          <Text tone="muted" size="s">
            {note}
          </Text>
          <Grid columns={2} columnsWide={4} gap={4}>
            {Object.entries(tokens).map(([name, value]) => (
              <Stack key={name} gap={1}>
                {draw && <Sample style={draw(String(value))}>{text}</Sample>}
                <Text as="span" size="xs" weight="semibold">
                  {name}
                </Text>
                <Text as="span" size="xs" tone="muted">
                  {value}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
