import { contactRecord } from '../shared/records/contactRecord.ts';
import { StudentNotificationsDocument } from './generated/graphql.ts';
import { NotificationItem } from './NotificationItem.tsx';

export const studentContacts = contactRecord(
  '포털 알림',
  StudentNotificationsDocument,
  (studentId, limit) => ({ studentId, limit }),
  ({ notifications }) =>
    notifications.map((notification) => ({
      id: notification.id,
      kind: 'push',
      at: notification.createdAt,
      element: <NotificationItem notification={notification} />,
    })),
);
