import type { ReactNode } from 'react';

/** Whether a part draws something. */
export const isFilled = (part: ReactNode): boolean =>
  part !== undefined && part !== null && part !== false && part !== '';
