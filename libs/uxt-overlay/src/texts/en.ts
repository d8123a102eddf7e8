import type fr from './fr';

export default {
  region: 'Usability test',
  greeting: {
    welcome: 'Thank you for helping us improve this site. The site is being tested, not you.',
    recording:
      'By going on you agree that your visit is recorded during the test: what you press and see, never your passwords or payments.',
    camera: 'The test also films your face with the camera. Your browser will ask you.',
    mic: 'The test also records your voice with the microphone. Your browser will ask you.',
    cameraAndMic:
      'The test also records your face and voice. Your browser will ask for the camera and the microphone.',
    free: 'If you refuse, the test goes on without them.',
    begin: 'Read guidelines to begin',
    beginning: 'Getting ready…',
    decline: 'Do not take part',
    failed: 'The test cannot begin right now. Please try again.',
  },
  widget: {
    move: 'Move',
    moveHint: 'Use the arrow keys',
    collapse: 'Collapse Panel',
    expand: 'Expand Panel',
    abort: 'Abort Session',
    abortSure: 'Abort? What was filmed will be deleted.',
    abortYes: 'Abort',
    abortNo: 'Go on with the test',
  },
  guidelines: {
    title: 'Guidelines',
    none: 'Do as you would at home, and say aloud what you think.',
    begin: 'Begin Test',
  },
  tasks: {
    title: 'Tasks',
    task: 'Task {{number}}',
    position: 'Task {{number}} of {{total}}',
    current: 'under way',
    done: 'done',
    answer: 'Your answer',
    next: 'Done, Next',
    finish: 'Done',
  },
  devices: {
    on: 'The camera is recording',
    micOn: 'The microphone is recording',
    refused: 'Without camera and microphone: the test goes on.',
    lost: 'The camera or microphone has stopped. The test goes on.',
    paused: 'The page was loaded anew: nothing is filmed.',
    again: 'Film again',
  },
  sending: 'The server does not answer: your answers are kept and sent again.',
  end: {
    title: 'Thank you!',
    conclusion: 'Your answers help us a lot.',
    submitting: 'Submitting Feedback',
    progress: 'Sending the video',
    end: 'End Session',
    failed: 'The video could not be sent.',
    retry: 'Try again',
  },
  aborted: {
    title: 'Test aborted',
    text: 'What was filmed is deleted. You can close this page.',
    close: 'Close',
  },
} satisfies typeof fr;
