import { styled } from 'styled-components';
import { Grid } from '../components/Grid/Grid';
import { Row } from '../components/Row/Row';
import { Section } from '../components/Section/Section';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { iconVariants } from '../icons/glyph/Glyph';
import { Icon } from '../icons/Icon';
import { iconNames, uiIconNames } from '../icons/iconNames';
import { cardFrame } from '../internal/styles';
import { space } from '../theme/tokens';
import { type AnyIconName } from './iconSearch';

const sizes = [16, 24, 48];
/** The plain ground first, then both plates. */
const grounds = [undefined, 'neutral', 'brand'] as const;

const Frame = styled.li`
  display: grid;
  gap: ${space.s2};
  min-width: 0;
  padding: ${space.s3};
  list-style: none;
  ${cardFrame}
`;

function Drawings({ name }: { name: AnyIconName }) {
  return (
    <Frame>
      <Text as="div" size="xs" weight="semibold">
        {name}
      </Text>
      {grounds.map((background) => (
        <Row key={background ?? 'plain'} gap={2}>
          {iconVariants.map((variant) => (
            <Row key={variant} gap={1}>
              {sizes.map((size) => (
                <Icon key={size} {...{ name, size, variant, background }} />
              ))}
            </Row>
          ))}
        </Row>
      ))}
    </Frame>
  );
}

/** Every icon in three sizes, both variants and on every ground. */
export function IconSheet() {
  return (
    <Stack gap={6}>
      <Text tone="muted">
        Each icon at {sizes.join(', ')} px, outline and filled: on the card, on the neutral plate, on the
        brand’s.
      </Text>
      {[
        { title: 'Names hotels may use', names: iconNames },
        { title: 'Names the interface uses', names: uiIconNames },
      ].map(({ title, names }) => (
        <Section key={title} title={title}>
          <Grid as="ul" columnsWide={3}>
            {names.map((name) => (
              <Drawings key={name} name={name} />
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  );
}
