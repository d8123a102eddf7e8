import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { demoBrands } from '../../.storybook/brands';
import { brandCss } from '../brand/brandCss';
import { brandFrom } from '../brand/brandFrom';
import { Button } from '../components/Button/Button';
import { Page } from '../components/Page/Page';
import { Row } from '../components/Row/Row';
import { Section } from '../components/Section/Section';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { BrandRoot } from '../theme/BrandRoot';

const { lices, riad, bleu } = demoBrands;
const css = [
  brandCss(brandFrom(lices)),
  brandCss(brandFrom(riad), '[data-brand="spa"]'),
  brandCss(brandFrom(bleu), '[data-brand="night"]'),
].join('');

function Sample({ title }: { title: string }) {
  return (
    <Section title={title}>
      <Stack gap={3}>
        <Text tone="muted">Ouvert de 9 h à 21 h.</Text>
        <Row>
          <Button>Réserver</Button>
          <Button hierarchy="secondary">Voir les soins</Button>
        </Row>
      </Stack>
    </Section>
  );
}

/** A page in one brand, a section of it in another one, and a dark section inside that. */
function Scopes() {
  return (
    <>
      <BrandRoot css={css} />
      <Page top="m">
        <Stack gap={5}>
          <Sample title="Hôtel des Lices" />
          <div data-brand="spa">
            <Page top="m">
              <Stack gap={5}>
                <Sample title="Le spa" />
                <div data-brand="night">
                  <Page top="m">
                    <Sample title="Le bar de nuit" />
                  </Page>
                </div>
              </Stack>
            </Page>
          </div>
        </Stack>
      </Page>
    </>
  );
}

const meta = {
  title: 'Foundations/Scopes',
  component: Scopes,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fills = canvas
      .getAllByRole('button', { name: 'Réserver' })
      .map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(fills).size).toBe(3);
    const night = canvas.getByRole('heading', { name: 'Le bar de nuit' });
    await expect(getComputedStyle(night).colorScheme).toBe('dark');
  },
} satisfies Meta<typeof Scopes>;
export default meta;

export const BrandsInsideEachOther: StoryObj<typeof meta> = {};
