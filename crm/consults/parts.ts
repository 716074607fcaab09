export { AlertSettings } from './AlertSettings.tsx';
export { talkWords, topicWord } from './consultWords.ts';
export { taskReasons, taskWord } from './taskWords.ts';
