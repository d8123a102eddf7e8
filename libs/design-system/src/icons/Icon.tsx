// eslint-disable-next-line @nx/enforce-module-boundaries -- package.json chooses the file: shapes on servers only
import { drawings } from '#drawings';
import { oneOf } from '../internal/oneOf';
import { Glyph, iconPixels, type GlyphProps } from './glyph/Glyph';
import { iconNames, uiIconNames, type IconName, type UiIconName } from './iconNames';
import { iconSpriteUrl, useIconSprite } from './IconSpriteProvider';
import { Plate } from './Plate';

const allNames: readonly (IconName | UiIconName)[] = [...iconNames, ...uiIconNames];

export interface IconProps extends GlyphProps {
  /** One of `iconNames` (hotels' data) or `uiIconNames`. An unknown name shows a neutral icon. */
  name: IconName | UiIconName;
  /** Colour of the plate behind the icon: a role of the brand or any CSS colour. */
  background?: string;
  /** `false` draws no plate even when there is a background. */
  withWrapper?: boolean;
}

const htmls = new Map<string, { __html: string }>();

/** The inner HTML of an icon: the same object each time, because React may write a new one to the page again. */
function htmlOf(name: string) {
  const known = htmls.get(name);
  if (known) return known;
  const html = { __html: drawings?.[name] ?? `<use href="${iconSpriteUrl}#${name}"/>` };
  htmls.set(name, html);
  return html;
}

/**
 * An icon without an app's sprite: a server writes its shapes, which the browser keeps; what a browser renders itself
 * comes from the sprite beside the library. React compares no inner HTML, so both are the same to it.
 */
function Drawing({ name }: { name: string }) {
  return <g suppressHydrationWarning dangerouslySetInnerHTML={htmlOf(name)} />;
}

/** An icon by its name, from a cached sprite. Unknown names show a neutral icon. */
export function Icon({ name, background, withWrapper = background !== undefined, size, ...rest }: IconProps) {
  const sprite = useIconSprite();
  const known = oneOf(allNames, name, 'infos');
  const glyph = (
    <Glyph {...rest} size={size}>
      {sprite === undefined ? <Drawing name={known} /> : <use href={`${sprite}#${known}`} />}
    </Glyph>
  );
  if (!withWrapper) return glyph;
  return (
    <Plate pixels={iconPixels(size)} background={background}>
      {glyph}
    </Plate>
  );
}
