import { type Decorator, type Preview } from '@storybook/react-vite';
import { lazy } from 'react';
import { brandCss, brandFrom, type BrandInput } from '../src/brand';
import { BrandRoot, GlobalStyle } from '../src/index';
import { demoBrands, type DemoBrandName } from './brands';
import { Conditioned } from './Conditioned';
import { type ShownState } from './conditions';
import { withControls, withSwitches } from './controls';
import { unmeasuredPairs } from './paintedPairs';
import { withImports } from './withImports';

const solved = new Map<string, string>();

/** Solves a demo brand once; `#rrggbb` in the address bar (globals=primary:…) overrides its main colour. */
function cssOf(name: string, primary: string | undefined): string {
  const key = `${name} ${primary ?? ''}`;
  const done = solved.get(key);
  if (done !== undefined) return done;
  const known = demoBrands[name as DemoBrandName] as BrandInput | undefined;
  const brand = known ?? demoBrands.lices;
  const css = brandCss(brandFrom(primary ? { ...brand, primaryColor: `#${primary}` } : brand));
  solved.set(key, css);
  return css;
}

const withBrand: Decorator = (Story, { globals, parameters }) => (
  <>
    <GlobalStyle />
    <BrandRoot css={cssOf(String(globals.brand ?? 'lices'), globals.primary as string | undefined)} />
    {parameters.layout === 'fullscreen' ? (
      <Story />
    ) : (
      <div className="story">
        <style>{'.story{padding:4px;max-width:1168px}'}</style>
        <Story />
      </div>
    )}
  </>
);

const withConditions: Decorator = (Story, { globals, parameters }) => (
  <Conditioned
    state={parameters.state as ShownState | undefined}
    reducedMotion={globals.motion === 'reduced'}
    textScale={Number(globals.text ?? 100) / 100}
  >
    <Story />
  </Conditioned>
);

/* Stories alone, and their tests, do not load the blocks of docs pages. */
const DocsPage = lazy(() => import('./DocsPage'));

const preview: Preview = {
  // A pair of colours that a component paints must be in the contrast report, which proves it for every brand.
  afterEach: () => {
    const pairs = unmeasuredPairs();
    if (pairs.length > 0) throw new Error(`The contrast report lacks:\n${pairs.join('\n')}`);
  },
  tags: ['autodocs'],
  decorators: [withConditions, withBrand],
  argTypesEnhancers: [withControls],
  argsEnhancers: [withSwitches],
  initialGlobals: { brand: 'lices', text: '100', motion: 'full' },
  globalTypes: {
    text: {
      description: 'Text size of the guest',
      toolbar: {
        title: 'Text',
        icon: 'zoom',
        items: ['100', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Hotel',
      toolbar: {
        title: 'Hotel',
        icon: 'paintbrush',
        items: Object.entries(demoBrands).map(([value, { name }]) => ({ value, title: name })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage, source: { type: 'dynamic', transform: withImports } },
    a11y: { test: 'error' },
    viewport: {
      options: {
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        tabletWide: { name: 'Tablet 1024', styles: { width: '1024px', height: '768px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          'Screens',
          'Layout',
          'Text',
          'Actions',
          'Content',
          'Feedback',
          'Navigation',
          'Ordering',
          'Fields',
        ],
      },
    },
  },
};

export default preview;
