import { expect, it } from 'vitest';
import { svgProblem } from './svgSafety';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${content}</svg>`;

it.each([
  ['a drawing', svg('<defs><linearGradient id="a"/></defs><path d="M0 0h8" fill="url(#a)"/>')],
  ['a header and comments', `<?xml version="1.0"?>\n<!-- by hand -->${svg('<circle r="4"/>')}`],
  ['a header that says UTF-8', `<?xml version='1.0' encoding='UTF-8' standalone='no'?>${svg('')}`],
  ['a reference inside itself', svg('<g id="tree"/><use href="#tree" x="4"/>')],
  ['a picture within', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  [
    'words with escapes',
    svg('<title>A &#38; B</title><desc>C:\\D</desc><text x="1">&#233;<tspan>\\</tspan></text>'),
  ],
  ['a style of its own', svg('<style>.a{fill:url(#b)}</style>')],
])('lets pass %s', (_title, source) => {
  expect(svgProblem(source)).toBeUndefined();
});

it.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script under a prefix', svg('<svg:script>alert(1)</svg:script>')],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
  ['a handler', svg('<path onclick="alert(1)"/>')],
  ['a handler on the picture', svg('', ' onload="alert(1)"')],
  ['a handler after an odd attribute', svg('<path d=">" onload = \'alert(1)\'/>')],
  ['an unquoted handler', svg('<path onload=alert(1) />')],
  ['a slash before a handler', svg('<path/onload="alert(1)"/>')],
  ['foreign HTML', svg('<foreignObject><p>Hi</p></foreignObject>')],
  ['a link', svg('<a href="javascript:alert(1)"><path/></a>')],
  ['an animation that sets an address', svg('<animate attributeName="href" to="javascript:alert(1)"/>')],
  ['a picture from elsewhere', svg('<image xlink:href="https://example.org/a.png"/>')],
  ['another SVG as data', svg('<use href="data:image/svg+xml;base64,AAAA#a"/>')],
  ['a style from elsewhere', svg('<style>@import "https://example.org/a.css"</style>')],
  ['a fill from elsewhere', svg('<path style="fill:url(https://example.org/a)"/>')],
  ['an address behind escapes', svg('<path fill="&#117;rl(https://example.org/a)"/>')],
  ['an escape in a style', svg('<style>a{fill:u\\72l(https://example.org/a)}</style>')],
  ['an import behind escapes', svg('<style>@\\69mport "https://example.org/a.css"</style>')],
  ['a reference in a style', svg('<style>a{fill:&#117;rl(https://example.org/a)}</style>')],
  ['a style after words', svg('<text>A</text><style>a{fill:&#117;rl(https://example.org/a)}</style>')],
  [
    'a style behind an element of its own',
    svg('<style><title></title>a{fill:u\\72l(https://example.org/a)}</style>'),
  ],
  ['a style behind an empty element', svg('<style><title />a{fill:u\\72l(https://example.org/a)}</style>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['a style sheet instruction', `<?xml-stylesheet href="a.xsl"?>${svg('')}`],
  [
    'another encoding, in which the words are others',
    `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('', ' \u001b(J onload="alert(1)"')}`,
  ],
  ['an encoding without quotes', `<?xml version="1.0" encoding=utf-16?>${svg('')}`],
  ['a set of pictures from elsewhere', svg('<rect style="fill:image-set(\'https://example.org/a\' 1x)"/>')],
  ['a picture that fades', svg('<style>a{mask:-webkit-cross-fade("https://example.org/a", "b")}</style>')],
  ['HTML', '<html><body></body></html>'],
  ['a tag that never closes', `${svg('')}<path d="`],
  ['nothing', ''],
])('refuses %s', (_title, source) => {
  expect(svgProblem(source)).toEqual(expect.any(String));
});
