/** What each step is called in the address; no language, no datum. Light: the first load carries it. */
export const stepPaths = {
  introductionInfo: 'introduction',
  clientInfo: 'client',
  stayInfo: 'stay',
  companionInfo: 'companions',
  agreementInfo: 'agreement',
  holdonInfo: 'hold',
  promotionInfo: 'extras',
  messageInfo: 'message',
} as const;
export type StepPath = (typeof stepPaths)[keyof typeof stepPaths];

const knownPaths: readonly string[] = Object.values(stepPaths);

/** Is this a step of the form, whatever a hotel has switched on? */
export function isStepPath(path: string | undefined): path is StepPath {
  return path !== undefined && knownPaths.includes(path.toLowerCase());
}
