/**
 * Marks the document as a phone by mobile device, "Mobile" in the user agent, or preview. CSS (`media.mobile`) handles
 * narrow windows. The server writes this function into the page's head, where it runs before the first paint: it must
 * not use anything outside of itself.
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
