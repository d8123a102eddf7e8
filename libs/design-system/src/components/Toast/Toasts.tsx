import { useEffect, useRef, useState, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { CircleCheckIcon } from '../../icons/generated/CircleCheckIcon';
import { CloseIcon } from '../../icons/generated/CloseIcon';
import { InfosIcon } from '../../icons/generated/InfosIcon';
import { WarningIcon } from '../../icons/generated/WarningIcon';
import { oneOf } from '../../internal/oneOf';
import { overPage } from '../../internal/overPage';
import { media } from '../../theme/media';
import { bar, font, layer, motion, radius, space } from '../../theme/tokens';
import { IconButton } from '../IconButton/IconButton';
import { lifeOf } from './toastLife';

/** What a toast is about; failures that block belong beside what failed, not here. */
export const toastTones = ['neutral', 'success', 'warning'] as const;
export type ToastTone = (typeof toastTones)[number];

/** One short message. */
export interface ToastItem {
  id: string;
  text: ReactNode;
  tone?: ToastTone;
  action?: { label: ReactNode; onPress: () => void };
  /** At least 5,000; 7,000 unless told; without end when there is an action, or for `Infinity`. */
  durationMs?: number;
}

const clearances = ['none', 'tabs', 'bar'] as const;

/** Properties of `Toasts`. */
export interface ToastsProps {
  /** Names the place where messages appear. */
  label: string;
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
  /** Stands over the tabs or the action bar of phones. */
  clears?: (typeof clearances)[number];
}

const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;

const Region = styled.section`
  position: fixed;
  z-index: ${layer.skip};
  inset: auto 0 0;
  padding: 0 ${space.gutter} calc(${space.s4} + ${bar.safe});
  pointer-events: none;
  ${media.mobile} {
    &[data-clears='tabs'] {
      padding-bottom: calc(${bar.tabs} + ${space.s3} + ${bar.safe});
    }
    &[data-clears='bar'] {
      padding-bottom: calc(9rem + ${bar.safe});
    }
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space.s2};
  max-width: 480px;
  margin-inline: auto;
`;

const Root = styled.div`
  display: flex;
  gap: ${space.s1} ${space.s3};
  align-items: center;
  min-height: 56px;
  padding: 6px 6px 6px ${space.s4};
  ${overPage}
  line-height: 1.35;
  pointer-events: auto;
  animation: ${rise} ${motion.sheet} ${motion.easeOut};
  :focus-visible {
    outline-color: currentColor;
  }
  button:hover {
    background: rgb(128 128 128 / 0.28);
    color: inherit;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

const Words = styled.p`
  flex: 1;
  min-width: 0;
`;

const Action = styled.button`
  flex: none;
  min-height: 44px;
  padding: 0 ${space.s3};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  font-weight: ${font.semibold};
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

const icons: Record<ToastTone, ReactNode> = {
  neutral: <InfosIcon size={20} />,
  success: <CircleCheckIcon size={20} />,
  warning: <WarningIcon size={20} />,
};

/** Counts down while nobody points at it, holds the focus in it, or is away; what was left is kept. */
function useLife(lifeMs: number | undefined, isPaused: boolean, onEnd: () => void) {
  const left = useRef(lifeMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (left.current === undefined || isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - startedAt));
    };
  }, [isPaused]);
}

/** Whether the page lies in a tab that nobody sees. */
function useIsAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const look = () => setAway(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isAway;
}

interface ToastProps {
  toast: ToastItem;
  onDismiss: (id: string) => void;
  dismissLabel: string;
}

function Toast({ toast: { id, text, tone, action, durationMs }, onDismiss, dismissLabel }: ToastProps) {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isAway = useIsAway();
  useLife(lifeOf(durationMs, action !== undefined), isPointed || hasFocus || isAway, () => onDismiss(id));
  return (
    <Root
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {icons[oneOf(toastTones, tone, 'neutral')]}
      <Words>{text}</Words>
      {action && (
        <Action
          type="button"
          onClick={() => {
            action.onPress();
            onDismiss(id);
          }}
        >
          {action.label}
        </Action>
      )}
      <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={() => onDismiss(id)} />
    </Root>
  );
}

/** Short messages over the page, said politely. Keep it mounted, empty or not, so that they are heard. */
export function Toasts({ label, toasts, onDismiss, dismissLabel, clears = 'none' }: ToastsProps) {
  return (
    <Region aria-label={label} data-clears={oneOf(clearances, clears, 'none')}>
      <Stack role="status" aria-live="polite" aria-atomic="false">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={onDismiss} dismissLabel={dismissLabel} />
        ))}
      </Stack>
    </Region>
  );
}
