import { expose } from 'comlink';
import { compress } from './compress';
import { createRecordingWorker } from './recordingWorker';

expose(createRecordingWorker(compress));
