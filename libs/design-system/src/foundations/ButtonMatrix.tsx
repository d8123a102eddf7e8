import { styled } from 'styled-components';
import { Button, buttonHierarchies, buttonSizes, type ButtonProps } from '../components/Button/Button';
import { Grid } from '../components/Grid/Grid';
import { Stack } from '../components/Stack/Stack';
import { Title } from '../components/Title/Title';
import { mutedXs } from '../internal/styles';
import { font, space } from '../theme/tokens';

/** The padding shrinks to nothing towards 1440 px, where two tables beside each other need the whole width. */
const Sheet = styled.div`
  padding: 24px clamp(0px, (100vw - 1440px) / 2, 32px);
`;

const Frame = styled.div`
  min-width: 0;
  padding: 4px 8px;
  overflow-x: auto;
`;

const Table = styled.table`
  border-collapse: collapse;
  th {
    padding: ${space.s1} ${space.s2} ${space.s1} 0;
    ${mutedXs}
    font-weight: ${font.regular};
    text-align: start;
  }
  td {
    padding: 6px 6px 6px 0;
    white-space: nowrap;
  }
`;

/* Classes show hover, focus and press (`.storybook/conditions.ts`). */
const states: [name: string, className: string | undefined, props: Partial<ButtonProps>][] = [
  ['rest', undefined, {}],
  ['hover', 'story-hover', {}],
  ['pressed', 'story-hover story-pressed', {}],
  ['focus', 'story-focus', {}],
  ['busy', undefined, { isBusy: true, busyLabel: 'Envoi…' }],
  ['disabled', undefined, { disabled: true }],
  ['icon left', undefined, { iconLeft: 'phone' }],
  ['icon right', undefined, { iconRight: 'arrow-right' }],
  ['icon only', undefined, { iconLeft: 'phone', children: undefined, 'aria-label': 'Valider' }],
];

/** Every hierarchy, size and state of `Button`. */
export function ButtonMatrix() {
  return (
    <Sheet>
      <Grid columns={1} columnsWide={2} gap={6}>
        {buttonHierarchies.map((hierarchy) => (
          <Stack key={hierarchy} gap={3}>
            <Title as="h2" level="h3">
              {hierarchy}
            </Title>
            <Frame tabIndex={0} role="region" aria-label={hierarchy}>
              <Table>
                <thead>
                  <tr>
                    <td />
                    {buttonSizes.map((size) => (
                      <th key={size} scope="col">
                        {size}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {states.map(([name, className, props]) => (
                    <tr key={name} className={className}>
                      <th scope="row">{name}</th>
                      {buttonSizes.map((size) => (
                        <td key={size}>
                          <Button {...{ hierarchy, size }} children="Valider" {...props} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </Table>
            </Frame>
          </Stack>
        ))}
      </Grid>
    </Sheet>
  );
}
