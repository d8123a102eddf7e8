import { createContext, use } from 'react';

/** The person that the fields belong to. */
export interface FieldsOwner {
  /** A companion's: the browser must not fill in the guest's own data. */
  isCompanion: boolean;
}

const FieldsContext = createContext<FieldsOwner>({ isCompanion: false });

export const FieldsProvider = FieldsContext.Provider;
export const useFieldsOwner = () => use(FieldsContext);
