/** A state that normally needs a pointer or a keyboard. */
export type ShownState = 'hover' | 'focus' | 'pressed';

const focusables = 'a,button,input,select,textarea,summary,[tabindex="0"]';

/* Inside `.story-hover` every element counts as hovered. */
const stateSelectors: [RegExp, string][] = [
  [/:hover(?!,)/g, ':is(:hover,.story-hover *)'],
  [/:active(?!,)/g, ':is(:active,.story-pressed *)'],
  [/:focus-within(?!,)/g, ':is(:focus-within,.story-focus *)'],
  [/:focus-visible(?!,)/g, `:is(:focus-visible,.story-focus :where(${focusables}))`],
];

/** Conditions of the device that a page cannot set itself. */
export interface Conditions {
  /** Whether classes show pointer and keyboard states. */
  showsStates?: boolean;
  reducedMotion?: boolean;
  /** A factor: 2 for text at 200 %. */
  textScale?: number;
}

function eachRule(rules: CSSRuleList, visit: (rule: CSSRule) => void) {
  for (const rule of rules) {
    visit(rule);
    if ('cssRules' in rule) eachRule(rule.cssRules as CSSRuleList, visit);
  }
}

function showStates(rule: CSSStyleRule) {
  if (rule.selectorText.includes('.story-')) return;
  const shown = stateSelectors.reduce(
    (selector, [state, replacement]) => selector.replace(state, replacement),
    rule.selectorText,
  );
  if (shown !== rule.selectorText) rule.selectorText = shown;
}

/** The media query under other conditions, or undefined when they do not change it. */
function queryUnder(query: string, { showsStates, reducedMotion, textScale = 1 }: Conditions) {
  if (showsStates && /\(hover:\s*hover\)/.test(query)) return 'all';
  if (reducedMotion && /prefers-reduced-motion:\s*reduce/.test(query)) return 'all';
  // In media queries, `em` is the guest's own text size, which a style sheet cannot change.
  const scaled = query.replace(/([\d.]+)em\b/g, (_, size: string) => `${Number(size) * textScale}em`);
  return scaled === query ? undefined : scaled;
}

function applyToSheets(conditions: Conditions, seen: Map<CSSMediaRule, string>) {
  for (const sheet of document.styleSheets) {
    eachRule(sheet.cssRules, (rule) => {
      if (conditions.showsStates && rule instanceof CSSStyleRule) showStates(rule);
      if (!(rule instanceof CSSMediaRule) || seen.has(rule)) return;
      const query = queryUnder(rule.media.mediaText, conditions);
      seen.set(rule, rule.media.mediaText);
      if (query !== undefined) rule.media.mediaText = query;
    });
  }
}

/** Applies the conditions to the page and to styles that are added later. Returns the function that removes them. */
export function applyConditions(conditions: Conditions): () => void {
  const { reducedMotion = false, textScale = 1 } = conditions;
  const root = document.documentElement;
  const { matchMedia } = window;
  const seen = new Map<CSSMediaRule, string>();
  const apply = () => applyToSheets(conditions, seen);
  const watcher = new MutationObserver(apply);

  if (reducedMotion) {
    window.matchMedia = (query) => matchMedia.call(window, /reduced-motion/.test(query) ? 'all' : query);
  }
  if (textScale !== 1) root.style.fontSize = `${textScale * 100}%`;
  apply();
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
  return () => {
    watcher.disconnect();
    window.matchMedia = matchMedia;
    root.style.removeProperty('font-size');
    for (const [rule, query] of seen) rule.media.mediaText = query;
  };
}
