import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { type PreparedStory } from 'storybook/internal/types';
import { guidanceOf, type Guidance } from './guidance';

/* The stories stand on the ground of their hotel, the page around them does not. */
const css = `
.sbdocs .docs-story{background:var(--ds-page);color:var(--ds-text);font:400 var(--ds-fs-m)/1.5 var(--ds-font-text)}
.docs-story .story{padding:0}
.sbdocs-content>h2,.sbdocs-content>div>h3{font-weight:700}
.sbdocs table{color-scheme:light}
.sbdocs code{margin-inline:1px!important;padding-inline:3px!important}
.docs-phone iframe{width:390px!important;margin-inline:auto}
.docs-pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:16px;margin:24px 0}
.docs-pair>div{padding:4px 20px 16px;border:1px solid #d9e0e6;border-top:4px solid #1b6843;border-radius:6px}
.docs-pair>div+div{border-top-color:#b3261e}
.sbdocs .docs-pair h3{margin:12px 0 8px;font-size:16px}
.docs-more{display:flex;flex-wrap:wrap;gap:8px;padding:0;list-style:none}
.sbdocs .docs-more li{margin:0}
.sbdocs .docs-more a{display:block;padding:6px 12px;border:1px solid #c4ced6;border-radius:16px;font-size:14px}`;

/** Whether a story looks the same in the page of docs as on its own: no other brand, width or text size, no play. */
function isExample({ storyGlobals, parameters, playFunction }: PreparedStory) {
  return Object.keys(storyGlobals).length === 0 && parameters.state === undefined && !playFunction;
}

function Guide({ when, dos, donts, accessibility }: Guidance) {
  return (
    <>
      <Heading>When to use</Heading>
      <Markdown>{when}</Markdown>
      <div className="docs-pair">
        <div>
          <h3>Do</h3>
          <Markdown>{dos}</Markdown>
        </div>
        <div>
          <h3>Don’t</h3>
          <Markdown>{donts}</Markdown>
        </div>
      </div>
      <Heading>Accessibility</Heading>
      <Markdown>{accessibility}</Markdown>
    </>
  );
}

/** The docs page of every component: example and code, properties, guidance, more examples, links to its states. */
export default function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const [primary, ...others] = stories;
  if (!primary) return null;
  const guidance = guidanceOf(String(primary.parameters.fileName));
  const isInline = (primary.parameters.docs as { story?: { inline?: boolean } }).story?.inline !== false;
  const { viewport } = primary.storyGlobals as { viewport?: { value: string } };
  const isPhone = viewport?.value === 'phone' || viewport?.value === 'small';
  const examples = isInline ? others.filter(isExample) : [];
  const states = others.filter((story) => !examples.includes(story));
  return (
    <>
      <style>{css}</style>
      <Title />
      <Description />
      <div className={isPhone ? 'docs-phone' : undefined}>
        <Canvas of={primary.moduleExport} sourceState="shown" />
      </div>
      {guidance && <Guide {...guidance} />}
      <Heading>Properties</Heading>
      {isInline ? <Controls of={primary.moduleExport} /> : <ArgTypes />}
      {examples.length > 0 && <Heading>Examples</Heading>}
      {examples.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded />
      ))}
      {states.length > 0 && <Heading>States and conditions</Heading>}
      <ul className="docs-more">
        {states.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_parent">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
