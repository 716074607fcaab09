export { ReadAll } from './ReadAll.tsx';
