import { oneOf } from '../internal/oneOf';
import { Glyph, iconPixels, type GlyphProps } from './glyph/Glyph';
import { iconNames, uiIconNames, type IconName, type UiIconName } from './iconNames';
import { useIconSprite } from './IconSpriteProvider';
import { Plate } from './Plate';

const allNames: readonly (IconName | UiIconName)[] = [...iconNames, ...uiIconNames];

export interface IconProps extends GlyphProps {
  name: IconName | UiIconName;
  /** Colour of the plate behind the icon: a role of the brand or any CSS colour. */
  background?: string;
  /** `false` draws no plate even when there is a background. */
  withWrapper?: boolean;
}

/** An icon by its name, from a cached sprite. Unknown names show a neutral icon. */
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
