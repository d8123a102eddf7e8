import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockScroll } from './lockScroll';

describe('lockScroll', () => {
  const scrollTo = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('scrollY', 240);
  });
  afterEach(() => scrollTo.mockReset());

  it('fixes the body at its offset and gives the place back', () => {
    const release = lockScroll();
    expect(document.body.style.position).toBe('fixed');
    expect(document.body.style.top).toBe('-240px');
    release();
    expect(document.body.style.position).toBe('');
    expect(document.body.style.top).toBe('');
    expect(scrollTo).toHaveBeenCalledWith({ top: 240, behavior: 'instant' });
  });

  it('holds until the last layer is gone, whichever goes first', () => {
    const drawer = lockScroll();
    const dialog = lockScroll();
    drawer();
    drawer();
    expect(document.body.style.position).toBe('fixed');
    dialog();
    expect(document.body.style.position).toBe('');
    expect(scrollTo).toHaveBeenCalledOnce();
  });
});
