import { expose } from 'comlink';
import { brandCss, brandFrom, type BrandColors, type BrandInput } from '../brand';
import { contrastPairs, type ContrastPair } from '../brand/contrastPairs';

/** A hotel's colours, solved and measured. */
export interface SolvedBrand {
  css: string;
  colors: BrandColors;
  pairs: ContrastPair[];
  warnings: string[];
}

const solver = {
  solve(input: BrandInput): SolvedBrand {
    const brand = brandFrom(input);
    return {
      css: brandCss(brand),
      colors: brand.colors,
      pairs: contrastPairs(brand.colors),
      warnings: brand.warnings,
    };
  },
};

export type Solver = typeof solver;

expose(solver);
