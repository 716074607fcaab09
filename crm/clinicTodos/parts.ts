export { kindWords, statusWords } from './todoWords.ts';
