export { firstWords, WordList } from './WordList.tsx';
