export { SessionRow, sessionList } from './SessionRow.tsx';
export { TaPowers } from './TaPowers.tsx';
