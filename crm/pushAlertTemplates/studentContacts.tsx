import { contactRecord } from '../shared/records/contactRecord.ts';
import { StudentNotificationLogsDocument } from './generated/graphql.ts';
import { StudentLogItem } from './log/StudentLogItem.tsx';

export const studentContacts = contactRecord(
  '자동 알림',
  StudentNotificationLogsDocument,
  (id, limit) => ({ id, limit }),
  ({ notificationLogs }) =>
    notificationLogs.map((entry) => ({
      id: entry.id,
      kind: 'log',
      at: entry.createdAt,
      element: <StudentLogItem entry={entry} />,
    })),
);
