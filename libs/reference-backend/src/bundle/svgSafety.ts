/**
 * Elements that draw. Anything else is refused: scripts, foreign HTML, links and animation, which could set
 * an address. Pictures are also opened on their own, where a script inside would run on our origin.
 */
const drawingElements = new Set(
  (
    'svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon text tspan ' +
    'textPath image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend ' +
    'feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode ' +
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

const TAG = /<\/?([^\s/<>]+)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gu;
/** The content of an element whose words are shown, as far as its next tag. */
const SHOWN_WORDS =
  /(?<=<(?:title|desc|text|tspan|textPath)(?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?(?<!\/)>)[^<]*/gu;
const ATTRIBUTE = /([^\s"'=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
const HARMLESS_ADDRESS = /^(?:#|data:image\/(?:png|jpeg|webp);base64,)/iu;
const LOADING_STYLE =
  /@import|url\(\s*["']?(?!#)|(?:image-set|cross-fade|image|src)\(|expression\(|javascript:/iu;
/** The encoding that the picture claims: another one than UTF-8 would read its bytes as other words. */
const DECLARED_ENCODING = /^\uFEFF?\s*<\?xml\s[^>]*?encoding\s*=\s*["']?([\w.:-]*)/iu;

/** Says why an SVG may not be served, or nothing when it only draws. */
export function svgProblem(source: string): string | undefined {
  const encoding = DECLARED_ENCODING.exec(source)?.[1] ?? 'utf-8';
  if (!/^(?:utf-?8|us-ascii)$/iu.test(encoding)) return 'is not written in UTF-8';
  const svg = source.replace(/^\uFEFF?\s*<\?xml\s[^>]*\?>/u, '').replace(/<!--[\s\S]*?-->/gu, '');
  if (/<[!?]/u.test(svg)) return 'holds a document type, an entity or a processing instruction';
  if (!/^\s*<svg[\s>]/u.test(svg)) return 'is not an SVG picture';
  for (const [, element = '', attributes = ''] of svg.matchAll(TAG)) {
    if (!drawingElements.has(element)) return `holds <${element.slice(0, 40)}>, which does not draw`;
    const problem = attributeProblem(attributes);
    if (problem !== undefined) return problem;
  }
  // Escapes would hide an address from the check below; only words that are shown need them.
  if (/&#|\\/u.test(svg.replace(SHOWN_WORDS, ''))) return 'hides something behind escapes';
  // A rest that no tag matched, such as an unclosed tag, is refused.
  if (svg.replace(TAG, '').includes('<')) return 'has a tag that does not close';
  return LOADING_STYLE.test(svg) ? 'loads something from elsewhere' : undefined;
}

function attributeProblem(attributes: string): string | undefined {
  if (/[^\s/]/u.test(attributes.replace(ATTRIBUTE, ''))) return 'has an attribute without quotes';
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = (double ?? single ?? '').trim();
    // Escapes would hide an address or a handler from the checks here and in `svgProblem`.
    if (/&#|\\/u.test(value)) return `hides a value behind escapes (${name.slice(0, 40)})`;
    if (/^on/iu.test(name)) return `holds a handler (${name.slice(0, 40)})`;
    if (/(?:^|:)(?:href|src)$/iu.test(name) && !HARMLESS_ADDRESS.test(value)) {
      return `refers to something outside itself (${name})`;
    }
  }
  return undefined;
}
