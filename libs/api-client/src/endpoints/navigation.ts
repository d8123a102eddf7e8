import { navigationLabels, type Hoster, type NavigationElement } from '@guest/api-contract';

const standardNames = {
  fr: { service: 'Services', information: 'Livret d’accueil' },
  en: { service: 'Services', information: 'Room directory' },
};
const standardIcons = { service: 'service', information: 'infos' };

/** What every hotel has: the navigation of one that names none. */
function standardElements(language: Hoster['language']): NavigationElement[] {
  const names = standardNames[language === 'fr' ? 'fr' : 'en'];
  return (['service', 'information'] as const).map((label) => ({
    _id: label,
    label,
    icon: standardIcons[label],
    shortName: names[label],
    longName: names[label],
    isActivated: true,
  }));
}

/** The element with both names, one for the other; undefined where it has none, or the app no screen for it. */
function drawable(element: NavigationElement): NavigationElement | undefined {
  const known: readonly string[] = navigationLabels;
  const longName = element.longName.trim() || element.shortName.trim();
  const shortName = element.shortName.trim() || longName;
  return longName && known.includes(element.label) ? { ...element, longName, shortName } : undefined;
}

/** The hotel with the navigation as it is drawn: what is activated, once; the standard one where it names nothing. */
export function withNavigation(hoster: Hoster): Hoster {
  const { customization, language } = hoster;
  const { navigation } = customization;
  const elements = navigation.navigationElements.flatMap((element) => drawable(element) ?? []);
  const targets = new Map<string, NavigationElement>();
  for (const element of elements) {
    const target = `${element.label} ${element.personalPage ?? ''}`;
    if (element.isActivated && !targets.has(target)) targets.set(target, element);
  }
  const navigationElements = elements.length > 0 ? [...targets.values()] : standardElements(language);
  return {
    ...hoster,
    customization: { ...customization, navigation: { ...navigation, navigationElements } },
  };
}
