export { topicWord } from './consultWords.ts';
export { taskReasons, taskWord } from './taskWords.ts';
