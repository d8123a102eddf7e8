import { createContext } from 'react';

/** Whether a component is inside a `List`, which has the styles of its rows: a styled row would cost twice as much. */
export const InList = createContext(false);
