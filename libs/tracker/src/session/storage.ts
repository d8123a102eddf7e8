export const keys = {
  token: '__openreplay_token',
  pageNo: '__openreplay_pageno',
  tabId: '__openreplay_tabid',
  reset: '__openreplay_reset',
  userUUID: '__openreplay_uuid',
} as const;
const SEPARATOR = '_$_';

/** A browser may forbid storage: the recording works without it, and the next page is another session. */
function within<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What a tab keeps under a key. */
export const kept = (key: string) => within(() => sessionStorage.getItem(key));
export const keep = (key: string, value: string | null) =>
  within(() => (value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value)));

/** 12 random hex digits. Not by `Math.random`: a page may have made that one repeatable. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a recording keeps between pages of a tab and between visits. */
export function createSessionStorage(projectKey: string) {
  let memoryTabId: string | undefined;
  const setTabId = (id: string) => {
    memoryTabId = id;
    keep(keys.tabId, id);
    return id;
  };
  return {
    /** The token of the session that this tab continues. One of another project is not used. */
    token(): string | null {
      const [token, project] = kept(keys.token)?.split(SEPARATOR) ?? [];
      return token !== undefined && project === projectKey ? token : null;
    },
    setToken(token: string | null) {
      keep(keys.token, token === null ? null : token + SEPARATOR + projectKey);
    },
    /** Counts the starts of this tab. */
    nextPageNo(): number {
      // What is no number counts as none.
      const next = Number(kept(keys.pageNo) ?? -1) + 1 || 0;
      keep(keys.pageNo, String(next));
      return next;
    },
    tabId: (): string => memoryTabId ?? setTabId(kept(keys.tabId) ?? newId()),
    /** A copied tab has the id of the original, so it needs another one. */
    renewTabId: () => setTabId(newId()),
    /** Whether the next session has to be another one. */
    isReset: () => kept(keys.reset) !== null,
    userUUID: () => within(() => localStorage.getItem(keys.userUUID)),
    setUserUUID: (id: string) => within(() => localStorage.setItem(keys.userUUID, id)),
  };
}
