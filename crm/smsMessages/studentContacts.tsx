import { contactRecord } from '../shared/records/contactRecord.ts';
import { StudentMessagesDocument } from './generated/graphql.ts';
import { MessageItem } from './MessageItem.tsx';

export const studentContacts = contactRecord(
  '문자',
  StudentMessagesDocument,
  (studentId, limit) => ({ studentId, limit }),
  ({ smsRecipients }) =>
    smsRecipients.map((message) => ({
      id: message.id,
      kind: 'text',
      at: message.sentAt ?? message.message.scheduledAt,
      element: <MessageItem message={message} />,
    })),
);
