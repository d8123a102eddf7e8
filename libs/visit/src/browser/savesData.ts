interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`; only Chromium has it. */
  effectiveType?: string;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Whether the guest has asked the browser to save data. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether the browser reports a mobile network slower than 4G. */
export const isSlowMobile = (): boolean => /[23]g$/u.test(connection()?.effectiveType ?? '');
