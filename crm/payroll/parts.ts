export { addMonths, monthOptions, sayMonth, thisMonth } from './months.ts';
export { won } from './payWords.ts';
