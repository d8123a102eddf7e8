import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, buttonHierarchies, buttonSizes, type ButtonProps } from '../components/Button/Button';
import { Stack } from '../components/Stack/Stack';
import { Title } from '../components/Title/Title';
import { mutedXs } from '../internal/styles';
import { font, space } from '../theme/tokens';

const Frame = styled.div`
  min-width: 0;
  padding: 4px;
  overflow-x: auto;
`;

const Table = styled.table`
  border-collapse: collapse;
  th {
    padding: ${space.s1} ${space.s3} ${space.s1} 0;
    ${mutedXs}
    font-weight: ${font.regular};
    text-align: start;
  }
  td {
    padding: 6px ${space.s6} 6px 0;
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

const cells = (show: (state: (typeof states)[number]) => ReactNode) => states.map(show);

/** Every hierarchy, size and state of `Button`. */
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
    </Stack>
  );
}
