/** The address segment of each step. A file without imports, because the first load includes it. */
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

/** True for the segment of a step, whether the hotel has it or not. */
export function isStepPath(path: string | undefined): path is StepPath {
  return path !== undefined && knownPaths.includes(path.toLowerCase());
}

/** True for the step of the hold, where a card is given. */
export const isHoldPath = (path: string | undefined): boolean => path?.toLowerCase() === stepPaths.holdonInfo;
