import {
  useEffect,
  useRef,
  type AnimationEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { lockScroll } from '../hooks/useScrollLock';
import { keepFocusInside } from './keepFocusInside';

/**
 * Drives a `<dialog>`: modal while `isOpen`, page behind still, focus kept inside and given back. Escape closes;
 * a press beside it only sets `data-bounces`, which the look answers with a nudge.
 */
export function useModalDialog(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) return;
    const release = lockScroll();
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      // Closing gives the focus back, which may scroll; the page's own place comes last.
      element.close();
      release();
    };
  }, [isOpen]);

  return {
    ref,
    /** The device's own way back. File fields inside send a `cancel` of their own, which is not ours. */
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    /** A browser may close a dialog without asking; the state follows. */
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && isOpen && !event.currentTarget.open) onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      keepFocusInside(event);
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    /** A press beside it would take the focus away, and Escape with it. */
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) event.preventDefault();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) event.currentTarget.dataset.bounces = 'true';
    },
    onAnimationEnd: (event: AnimationEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) delete event.currentTarget.dataset.bounces;
    },
  };
}
