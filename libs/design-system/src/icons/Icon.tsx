import { oneOf } from '../internal/oneOf';
import { Glyph, iconPixels, type GlyphProps } from './Glyph';
import { iconNames, uiIconNames, type IconName, type UiIconName } from './iconNames';
import { useIconSprite } from './IconSpriteProvider';
import { Plate } from './Plate';

const allNames: readonly (IconName | UiIconName)[] = [...iconNames, ...uiIconNames];

/** Properties of `Icon`. */
export interface IconProps extends GlyphProps {
  name: IconName | UiIconName;
  /** Fill of the plate behind the icon: a role of the brand or any CSS colour. */
  background?: string;
  /** `false` draws the bare icon even when a background is given. */
  withWrapper?: boolean;
}

/** An icon by its name, from one cached sprite; unknown names show a neutral one. */
export function Icon({ name, background, withWrapper = background !== undefined, size, ...rest }: IconProps) {
  const sprite = useIconSprite();
  const known = oneOf(allNames, name, 'infos');
  const glyph = (
    <Glyph {...rest} size={size}>
      <use href={`${sprite}#${known}`} />
    </Glyph>
  );
  if (!withWrapper) return glyph;
  return (
    <Plate pixels={iconPixels(size)} background={background}>
      {glyph}
    </Plate>
  );
}
