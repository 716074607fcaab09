export { WordList } from './WordList.tsx';
