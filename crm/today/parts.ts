export { TodayStrip } from './TodayStrip.tsx';
