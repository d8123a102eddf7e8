/**
 * Mobile mode is any of four tests. A narrow window is the styles' own matter
 * (`media.mobile`); this marks a document whose frame is a phone's however wide its window is: a mobile device, a
 * browser that says "Mobile", a preview. The server writes this function into the page's head, where it runs before
 * the first paint: it may use nothing around it.
 */
export function markPhoneFrame(): void {
  let mode = new URLSearchParams(location.search).get('mode');
  try {
    if (mode === null) mode = sessionStorage.getItem('mode');
    else sessionStorage.setItem('mode', mode);
  } catch {
    // Storage is forbidden: only the address decides.
  }
  const { userAgent, userAgentData } = navigator as Navigator & { userAgentData?: { mobile?: boolean } };
  if (mode === 'mobile_preview' || userAgentData?.mobile || userAgent.includes('Mobile'))
    document.documentElement.dataset.frame = 'phone';
}
