import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { firstQuestion, type FirstQuestion } from '#client/graphql/askEarly.ts';
import { useGql } from '#client/graphql/gql.ts';
import type { GqlDocument } from '#client/graphql/gqlDocument.ts';
import { ConsultItem, StudentConsultsDocument } from '../../consults/parts.ts';
import { NotificationItem, StudentNotificationsDocument } from '../../notifications/parts.ts';
import { StudentLogItem, StudentNotificationLogsDocument } from '../../pushAlertTemplates/parts.ts';
import { MessageItem, StudentMessagesDocument } from '../../smsMessages/parts.ts';

/** What can be looked at alone. */
export const contactKinds = [
  { id: 'text', label: '문자' },
  { id: 'push', label: '포털 알림' },
  { id: 'call', label: '통화' },
  { id: 'consult', label: '상담' },
  { id: 'log', label: '자동 알림' },
] as const;

export type ContactKind = (typeof contactKinds)[number]['id'];

/** How many are shown at first. */
export const STEP = 10;

/** What the list asks first. */
export const firstContacts = (studentId: string): FirstQuestion[] => [
  firstQuestion('TA', StudentMessagesDocument, { studentId, limit: STEP }),
  firstQuestion('TA', StudentNotificationsDocument, { studentId, limit: STEP }),
  firstQuestion('TA', StudentConsultsDocument, { studentId, limit: STEP }),
  firstQuestion('TA', StudentNotificationLogsDocument, { id: studentId, limit: STEP }),
];

interface Contact {
  id: string;
  kind: ContactKind;
  at: string;
  element: ReactNode;
}

/**
 * The latest contacts with a student from every record of them.
 * @param kinds those wanted
 * @param limit of each record: the latest so many of all are among them
 */
export function useContacts(studentId: string, kinds: readonly ContactKind[], limit: number) {
  const texts = useRows(StudentMessagesDocument, { studentId, limit });
  const pushes = useRows(StudentNotificationsDocument, { studentId, limit });
  const talks = useRows(StudentConsultsDocument, { studentId, limit });
  const logs = useRows(StudentNotificationLogsDocument, { id: studentId, limit });
  const consults = talks.data?.consults ?? [];
  const records: { query: typeof texts | typeof pushes | typeof talks | typeof logs; contacts: Contact[] }[] = [
    {
      query: texts,
      contacts: (texts.data?.smsRecipients ?? []).map((message) => ({
        id: message.id,
        kind: 'text',
        at: message.sentAt ?? message.message.scheduledAt,
        element: <MessageItem message={message} />,
      })),
    },
    {
      query: pushes,
      contacts: (pushes.data?.notifications ?? []).map((notification) => ({
        id: notification.id,
        kind: 'push',
        at: notification.createdAt,
        element: <NotificationItem notification={notification} />,
      })),
    },
    {
      query: talks,
      contacts: consults.map((consult, place) => ({
        id: consult.id,
        kind: consult.channel === 'PHONE' ? 'call' : 'consult',
        at: consult.consultedAt,
        element: <ConsultItem consult={consult} next={consults[place - 1]} />,
      })),
    },
    {
      query: logs,
      contacts: (logs.data?.notificationLogs ?? []).map((entry) => ({
        id: entry.id,
        kind: 'log',
        at: entry.createdAt,
        element: <StudentLogItem entry={entry} />,
      })),
    },
  ];
  const all = records.flatMap(({ contacts }) => contacts).filter(({ kind }) => kinds.includes(kind));
  // Instants may be written with different offsets.
  const sorted = all.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return {
    contacts: sorted.slice(0, limit),
    hasMore: all.length > limit || records.some(({ contacts }) => contacts.length === limit),
    isPending: records.some(({ query }) => query.data === undefined && !query.isError),
    failed: records.flatMap(({ query }) => (query.data === undefined && query.isError ? [query] : [])),
  };
}

function useRows<Data, Variables extends object>(document: GqlDocument<Data, Variables>, variables: Variables) {
  return useGql(document, variables, { requestPolicy: 'cache-and-network', placeholderData: keepPreviousData });
}
