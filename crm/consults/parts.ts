export { AlertSettings } from './AlertSettings.tsx';
export { topicWord } from './consultWords.ts';
export { taskReasons, taskWord } from './taskWords.ts';
