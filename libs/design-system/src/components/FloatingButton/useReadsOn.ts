import { useEffect, useState } from 'react';

/** Smaller scroll moves are ignored, in CSS pixels. */
const MOVE_PX = 8;

/** Whether the guest is scrolling down and is not at an end of the page. */
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
