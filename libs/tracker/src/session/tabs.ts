import { newId } from './storage';

/** How long a new tab listens for others. */
const LISTEN_MS = 250;

type TabMessage =
  | { type: 'ask'; tabId: string; contextId: string; projectKey: string }
  | { type: 'answer'; to: string; tabId: string; token: string }
  | { type: 'token'; token: string; projectKey: string };

interface TabsOptions {
  projectKey: string;
  tabId: () => string;
  /** The token of the session that this tab records; undefined when it does not. */
  token: () => string | undefined;
  /** Another tab began another session. */
  onToken: (token: string) => void;
}

/** Tabs of one site share a session. */
export interface Tabs {
  /** What another tab records, if there is one; `hasSameId`: it was copied to make this one. */
  ask: () => Promise<{ token: string; hasSameId: boolean } | undefined>;
  /** Tells the others about another session. */
  tell: (token: string) => void;
  close: () => void;
}

const channelName = () => `rick_${location.hostname.split('.').slice(-2).join('_')}`;

export function createTabs({ projectKey, tabId, token, onToken }: TabsOptions): Tabs {
  const channel = new BroadcastChannel(channelName());
  const contextId = newId();
  let onAnswer: ((answer: { token: string; hasSameId: boolean }) => void) | undefined;
  const post = (message: TabMessage) => channel.postMessage(message);

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'answer') {
      if (data.to === contextId) onAnswer?.({ token: data.token, hasSameId: data.tabId === tabId() });
    } else if (data.projectKey !== projectKey) return;
    else if (data.type === 'token') onToken(data.token);
    else {
      const known = token();
      if (known !== undefined) post({ type: 'answer', to: data.contextId, tabId: tabId(), token: known });
    }
  };

  return {
    ask: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(undefined), LISTEN_MS);
        onAnswer = (answer) => {
          clearTimeout(timer);
          resolve(answer);
        };
        post({ type: 'ask', tabId: tabId(), contextId, projectKey });
      }),
    tell: (given) => post({ type: 'token', token: given, projectKey }),
    close: () => channel.close(),
  };
}
