export { won } from './payWords.ts';
