export { NotificationItem } from './NotificationItem.tsx';
export { StudentNotificationsDocument } from './generated/graphql.ts';
