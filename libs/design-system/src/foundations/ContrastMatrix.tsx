import { styled } from 'styled-components';
import { type BrandColors } from '../brand/types';
import { type ContrastPair } from '../brand/contrastPairs';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
import { color, font, space } from '../theme/tokens';

/* Contains the hidden words of its cells, which would widen the page. */
const Frame = styled.div`
  position: relative;
  min-width: 0;
  overflow-x: auto;
`;

const Table = styled.table`
  border-collapse: collapse;
  font-size: ${font.xs};
  font-variant-numeric: tabular-nums;
  th {
    padding: ${space.s1} ${space.s2};
    font-weight: ${font.semibold};
    text-align: start;
    white-space: nowrap;
  }
  td {
    padding: 2px;
  }
  td > svg {
    width: 84px;
    max-width: none;
    height: 44px;
    border: 1px solid ${color.line};
    border-radius: 6px;
  }
  td[data-ok='false'] > svg {
    outline: 3px solid ${color.danger};
  }
`;

const sample = (kind: ContrastPair['kind'], front: string) =>
  kind === 'text' ? (
    <text x="10" y="29" fontSize="20" fontWeight="600" fill={front}>
      Aa
    </text>
  ) : (
    <rect x="9" y="12" width="22" height="20" rx="5" fill="none" stroke={front} strokeWidth="2" />
  );

/** A table of colour pairs with their contrast: fronts in rows, grounds in columns. */
export function ContrastMatrix({
  kind,
  caption,
  colors,
  pairs,
}: {
  kind: ContrastPair['kind'];
  caption: string;
  colors: BrandColors;
  pairs: readonly ContrastPair[];
}) {
  const shown = pairs.filter((pair) => pair.kind === kind);
  const fronts = [...new Set(shown.map(({ front }) => front))];
  const backs = [...new Set(shown.map(({ back }) => back))];
  return (
    <Frame tabIndex={0} role="region" aria-label={caption}>
      <Table>
        <thead>
          <tr>
            <td />
            {backs.map((back) => (
              <th key={back} scope="col">
                {back}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fronts.map((front) => (
            <tr key={front}>
              <th scope="row">{front}</th>
              {backs.map((back) => {
                const pair = shown.find((entry) => entry.front === front && entry.back === back);
                if (!pair) return <td key={back} />;
                const isReached = pair.ratio >= pair.least;
                return (
                  <td key={back} data-ok={isReached}>
                    <svg viewBox="0 0 84 44" aria-hidden>
                      <rect width="84" height="44" fill={colors[back]} />
                      {sample(kind, colors[front])}
                      <text x="40" y="27" fontSize="13" fill={kind === 'text' ? colors[front] : colors.text}>
                        {pair.ratio.toFixed(1)}
                      </text>
                    </svg>
                    <VisuallyHidden>
                      {pair.ratio.toFixed(2)} to 1, {isReached ? 'enough' : `under ${pair.least}`}
                    </VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
