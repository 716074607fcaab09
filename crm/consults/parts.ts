export { topicWord } from './consultWords.ts';
