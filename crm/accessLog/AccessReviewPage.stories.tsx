import preview from '#storybook/preview.tsx';
import { staff, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import AccessReviewPage from './AccessReviewPage.tsx';
import { AccessReviewDocument } from './generated/manager.ts';

const counted = (count: number) => ({ aggregate: { count } });
const row = {
  at: '2026-02-09T18:00:00Z',
  studentCount: 1,
  ip: '203.0.113.7',
  isNight: false,
  isBulk: false,
  isFormer: false,
};

const meta = preview.meta({
  title: 'CRM/기록/월별 점검',
  component: AccessReviewPage,
  decorators: [inCrm({ at: '/crm/admin/audit/review' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(AccessReviewDocument, {
        night: counted(1),
        bulk: counted(1),
        former: counted(0),
        accessReview: [
          {
            ...row,
            id: '01990000-0000-7000-8000-00000000e001',
            kind: 'RECORD',
            isNight: true,
            actor: { name: staff.ta.name },
            student: { name: students.minsu.name },
          },
          {
            ...row,
            id: '01990000-0000-7000-8000-00000000e002',
            kind: 'EXPORT',
            studentCount: 312,
            isBulk: true,
            actor: { name: staff.admin.name },
            student: null,
          },
        ],
      }),
    ),
  play: ({ canvas }) => says(canvas, '밤', /312명/),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(AccessReviewDocument)),
  play: ({ canvas }) => says(canvas, '눈에 띄는 것이 없습니다'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(AccessReviewDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(AccessReviewDocument)) });
