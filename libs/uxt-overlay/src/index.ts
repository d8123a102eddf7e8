export { mountUsabilityTest, type MountedTest } from './mount';
export type { RecordingSession, TestSession } from './model/session';
export { isTestUnderWay, testToShow, type TestToShow } from './model/progress';
export { uxtTexts } from './texts';
