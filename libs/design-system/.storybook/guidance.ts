/** What the Markdown file beside a component says about its use. */
export interface Guidance {
  when: string;
  dos: string;
  donts: string;
  accessibility: string;
}

const files = import.meta.glob<string>('../src/**/*.md', { query: '?raw', import: 'default', eager: true });

/** The text below each heading of the second level. */
function sectionsOf(markdown: string): Record<string, string> {
  return Object.fromEntries(
    markdown.split(/^## /mu).flatMap((part) => {
      const end = part.indexOf('\n');
      return end < 0 ? [] : [[part.slice(0, end).trim(), part.slice(end).trim()]];
    }),
  );
}

/** The guidance beside a stories file, `Button.md` for `Button.stories.tsx`. */
export function guidanceOf(storiesFile: string): Guidance | undefined {
  const file = storiesFile.replace(/^.*\/src\//u, '../src/').replace(/\.stories\.tsx$/u, '.md');
  const markdown = files[file];
  if (markdown === undefined) return undefined;
  const {
    'When to use': when = '',
    Do: dos = '',
    'Don’t': donts = '',
    Accessibility: accessibility = '',
  } = sectionsOf(markdown);
  return { when, dos, donts, accessibility };
}
