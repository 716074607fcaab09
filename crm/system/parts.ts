export { FixedNote } from './FixedNote.tsx';
