export { paths } from './paths';
export { reservedPageSlugs } from './reservedWords';
export type { Feature, FeatureContext, FeatureRoute, PageModule, RouteHandle } from './feature';
export {
  outboxKinds,
  outboxStatuses,
  type OutboxEntry,
  type OutboxFailure,
  type OutboxSender,
  type OutboxSenders,
  type OutboxStatus,
} from './outbox';
