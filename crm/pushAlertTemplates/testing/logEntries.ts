import { students } from '#mocks/cast.ts';
import type { NotificationLogFactsFragment } from '../generated/graphql.ts';

const entry = (n: number, kind: string, more: Partial<NotificationLogFactsFragment>): NotificationLogFactsFragment => ({
  id: `01990000-0000-7000-8000-00000000900${n}`,
  kind,
  audience: 'STUDENT',
  way: 'TEXT',
  outcome: 'SENT',
  reason: '',
  detail: '',
  messageId: null,
  createdAt: `2026-11-2${n}T09:00:00Z`,
  student: { id: students.minsu.id, user: { name: students.minsu.name } },
  template: { id: '01990000-0000-7000-8000-000000000071', name: '결석 알림' },
  ...more,
});

/** What became of five notifications. */
export const logEntries = [
  entry(5, 'ABSENT', { audience: 'GUARDIAN', messageId: '01990000-0000-7000-8000-000000009900' }),
  entry(4, 'ABSENT', { way: 'PORTAL' }),
  entry(3, 'CLINIC_RESERVED', { outcome: 'WAITING', reason: 'QUIET_HOURS' }),
  entry(2, 'SCORE_SHOWN', { outcome: 'SKIPPED', reason: 'UNFILLED', detail: '점수' }),
  entry(1, 'LATE', { outcome: 'SKIPPED', reason: 'NO_TEMPLATE', audience: null, way: null, template: null }),
];
