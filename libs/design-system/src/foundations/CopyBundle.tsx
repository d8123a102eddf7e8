import { useState } from 'react';
import { styled } from 'styled-components';
import { type BrandInput } from '../brand/types';
import { Button } from '../components/Button/Button';
import { Disclosure } from '../components/Disclosure/Disclosure';
import { Row } from '../components/Row/Row';
import { Stack } from '../components/Stack/Stack';
import { StatusLine } from '../components/StatusLine/StatusLine';
import { font } from '../theme/tokens';
import { bundleJson } from './bundleJson';

const Code = styled.pre`
  margin: 0;
  overflow-x: auto;
  font-size: ${font.xs};
`;

/** Copies a brand as the JSON that a hotel's bundle has, and shows it. */
export function CopyBundle({ brand }: { brand: BrandInput }) {
  const [copied, setCopied] = useState('');
  const json = bundleJson(brand);
  const handleCopy = () =>
    navigator.clipboard.writeText(json).then(
      () => setCopied('Copied. It belongs into "hoster" of the bundle’s hotel.json.'),
      () => setCopied('The browser does not allow to copy. The JSON is below.'),
    );
  return (
    <Stack gap={3}>
      <Row gap={3}>
        <Button hierarchy="secondary" iconLeft="copy" onClick={() => void handleCopy()}>
          Copy this brand as bundle JSON
        </Button>
        <StatusLine>{copied}</StatusLine>
      </Row>
      <Disclosure summary="The JSON of this brand">
        <Code tabIndex={0}>{json}</Code>
      </Disclosure>
    </Stack>
  );
}
