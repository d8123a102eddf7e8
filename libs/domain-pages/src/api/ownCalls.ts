// Apart from `calls`: few guests look at what the hotel has of them.
export {
  getOwnSubmission,
  getRetention,
  removeOwnSubmission,
  removePrivateDocument,
} from '@guest/api-client';
