export { useOthersDecide } from './useOthersDecide.ts';
