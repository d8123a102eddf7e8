import * as v from 'valibot';
import { lineUpTo } from './common';

/** A hotel's or page's name in an address, without characters that no address can hold. */
export const ShortName = v.pipe(lineUpTo(100), v.nonEmpty());
