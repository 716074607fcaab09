import { fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, hearsLast, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import AuditLogTab from './AuditLogTab.tsx';
import { AuditChoicesDocument, AuditEntryListDocument } from './generated/manager.ts';
import { choices, list } from './testing/changes.ts';

const asked = fn();

const meta = preview.meta({
  title: 'CRM/기록/변경 기록',
  component: AuditLogTab,
  decorators: [inCrm({ at: '/crm/admin/audit/changes' })],
  beforeEach: ({ msw }) => msw.use(filled(AuditChoicesDocument, choices), filled(AuditEntryListDocument, list)),
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await says(canvas, '출결: 없음 → 출석', '지급 방식: 시급 → 월급, 월급(원): 없음 → 1,200,000', '시스템');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(AuditEntryListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(AuditEntryListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(AuditEntryListDocument)) });

export const Narrowed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(AuditEntryListDocument, list, ({ where }) => asked(where))),
  play: async ({ canvas }) => {
    await says(canvas, '시스템');
    await canvas.findByRole('option', { name: staff.ta.name });
    await choose(canvas, { 사용자: staff.ta.name, 작업: '급여 조건' });
    await userEvent.type(canvas.getByLabelText('마지막 날'), '2026-03-09');
    await hearsLast(asked, {
      _and: [
        { isFirstOfTable: { _eq: true } },
        { actorId: { _eq: staff.ta.id } },
        { tableName: { _eq: 'ta_pay_terms' } },
        { at: { _lt: '2026-03-09T15:00:00.000Z' } },
      ],
    });
  },
});
