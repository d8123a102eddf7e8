import { useDeferredValue, useMemo } from 'react';
import { brandCss } from '../brand/brandCss';
import { brandFrom } from '../brand/brandFrom';
import { type BrandInput } from '../brand/types';
import { contrastPairs } from '../brand/contrastPairs';

/** Solves and measures a hotel's colours. Deferred, because it takes tens of milliseconds and pickers change often. */
export function useSolvedBrand(input: BrandInput) {
  const wanted = useDeferredValue(input);
  return useMemo(() => {
    const brand = brandFrom(wanted);
    const pairs = contrastPairs(brand.colors);
    return { css: brandCss(brand), colors: brand.colors, warnings: brand.warnings, pairs };
  }, [wanted]);
}
