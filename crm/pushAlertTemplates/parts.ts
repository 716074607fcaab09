export { StudentLogItem } from './log/StudentLogItem.tsx';
export { StudentNotificationLogsDocument } from './generated/graphql.ts';
