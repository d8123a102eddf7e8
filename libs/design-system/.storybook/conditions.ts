/** A state that only a pointer or a keyboard brings about, shown without either. */
export type ShownState = 'hover' | 'focus' | 'pressed';

const focusables = 'a,button,input,select,textarea,summary,[tabindex="0"]';

/* Inside `.story-hover` everything counts as hovered, and so on. */
const stateSelectors: [RegExp, string][] = [
  [/:hover(?!,)/g, ':is(:hover,.story-hover *)'],
  [/:active(?!,)/g, ':is(:active,.story-pressed *)'],
  [/:focus-within(?!,)/g, ':is(:focus-within,.story-focus *)'],
  [/:focus-visible(?!,)/g, `:is(:focus-visible,.story-focus :where(${focusables}))`],
];

/** Conditions of the guest's device that a page cannot set by itself. */
export interface Conditions {
  /** Whether pointer and keyboard states are to be shown by class. */
  showsStates?: boolean;
  reducedMotion?: boolean;
  /** 2 for text at 200 %. */
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

/** The query under other conditions; undefined when they change nothing. */
function queryUnder(query: string, { showsStates, reducedMotion, textScale = 1 }: Conditions) {
  if (showsStates && /\(hover:\s*hover\)/.test(query)) return 'all';
  if (reducedMotion && /prefers-reduced-motion:\s*reduce/.test(query)) return 'all';
  // Media queries count in the size that the guest chose, which a style sheet cannot change.
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

/** Puts the page under these conditions, and whatever styles come later; the answer takes them back. */
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
