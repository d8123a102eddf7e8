import {
  useEffect,
  useRef,
  type AnimationEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { keepFocusInside } from './keepFocusInside';
import { lockScroll } from './lockScroll';

/**
 * Drives a modal `<dialog>`: locks page scrolling, keeps the focus inside and restores it afterwards. Escape closes it;
 * a press beside it only sets `data-bounces`, for an animation.
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
      // Closing restores the focus, which may scroll the page, so the scroll offset is restored last.
      element.close();
      release();
    };
  }, [isOpen]);

  return {
    ref,
    /** The back gesture of the device. Ignores `cancel` events of file fields inside. */
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    /** The browser may close a dialog itself; the state follows. */
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
    /** A press beside the dialog would remove the focus, and Escape would no longer work. */
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
