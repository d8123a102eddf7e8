import type { FeedbackRequest, MessageRequest } from '@guest/api-contract';
import { countedByDevice } from '../http/device';
import { submission } from './submission';

export const postFeedback = submission<typeof FeedbackRequest>('feedback', 'Fail to post mood request');

export const postMessage = submission<typeof MessageRequest>(
  'message',
  'Fail to post message request',
  () => countedByDevice,
);
