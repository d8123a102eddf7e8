export { attendOutbox } from './attendOutbox';
export { createOutbox, type Outbox } from './createOutbox';
export { isOnDevice } from './isOnDevice';
export { isRefusal, type NewEntry } from './model/entry';
export { OutboxProvider, useOutbox, type OutboxSource } from './OutboxContext';
export { useOutboxStore } from './store/outboxStore';
