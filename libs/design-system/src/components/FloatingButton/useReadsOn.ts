import { useEffect, useState } from 'react';

/** Smaller moves are those of a thumb at rest, in CSS pixels. */
const MOVE_PX = 8;

/** Whether the guest scrolls down through the page: neither back up nor at one of its ends. */
export function useReadsOn(): boolean {
  const [readsOn, setReadsOn] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const handleScroll = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtAnEnd = scrollY <= MOVE_PX || scrollY + clientHeight >= scrollHeight - MOVE_PX;
      if (!isAtAnEnd && Math.abs(scrollY - before) < MOVE_PX) return;
      setReadsOn(!isAtAnEnd && scrollY > before);
      before = scrollY;
    };
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, []);
  return readsOn;
}
