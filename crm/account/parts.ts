export { SessionRow, sessionList } from './SessionRow.tsx';
