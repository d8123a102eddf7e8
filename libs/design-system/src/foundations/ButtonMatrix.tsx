import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, buttonHierarchies, buttonSizes, Stack, Title, type ButtonProps } from '../index';
import { color, font, space } from '../theme/tokens';

const Frame = styled.div`
  min-width: 0;
  overflow-x: auto;
`;

const Table = styled.table`
  border-collapse: collapse;
  th {
    padding: ${space.s1} ${space.s3} ${space.s1} 0;
    color: ${color.textMuted};
    font-size: ${font.xs};
    font-weight: ${font.regular};
    text-align: start;
  }
  td {
    padding: 6px ${space.s3} 6px 0;
    white-space: nowrap;
  }
`;

/* Hover, focus and press are shown by class; see `.storybook/conditions.ts`. */
const states: [name: string, className: string | undefined, props: Partial<ButtonProps>][] = [
  ['rest', undefined, {}],
  ['hover', 'story-hover', {}],
  ['pressed', 'story-hover story-pressed', {}],
  ['focus', 'story-focus', {}],
  ['busy', undefined, { isBusy: true, busyLabel: 'Envoi…' }],
  ['disabled', undefined, { disabled: true }],
  ['icon left', undefined, { iconLeft: 'phone' }],
  ['icon right', undefined, { iconRight: 'arrow-right' }],
];

const cells = (show: (state: (typeof states)[number]) => ReactNode) => states.map(show);

/** Every button there is. */
export function ButtonMatrix() {
  return (
    <Stack gap={8}>
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
                  {cells(([name]) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {buttonSizes.map((size) => (
                  <tr key={size}>
                    <th scope="row">{size}</th>
                    {cells(([name, className, props]) => (
                      <td key={name} className={className}>
                        <Button {...{ hierarchy, size }} {...props}>
                          Valider
                        </Button>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </Frame>
        </Stack>
      ))}
    </Stack>
  );
}
