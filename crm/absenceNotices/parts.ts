export { WeekAbsences } from './WeekAbsences.tsx';
