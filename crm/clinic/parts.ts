export { counselTypeWord } from './counselTypes.ts';
