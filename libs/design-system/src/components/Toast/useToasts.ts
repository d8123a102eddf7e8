import { useCallback, useRef, useState } from 'react';
import { type ToastItem } from './Toasts';

/** The toasts of a screen: show one, and they leave by themselves or when dismissed. */
export function useToasts() {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const count = useRef(0);
  const dismiss = useCallback((id: string) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback((toast: Omit<ToastItem, 'id'>): string => {
    count.current += 1;
    const id = `toast-${count.current}`;
    setToasts((shown) => [...shown, { ...toast, id }]);
    return id;
  }, []);
  return { toasts, show, dismiss };
}
