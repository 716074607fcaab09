import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { todayInSeoul } from '#ui-kit';
import { choose, hears, openForm, press, says, sees, submit, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StatementLinesDocument } from './generated/graphql.ts';
import { PayOfTaDocument, PayrollDocument, PayRulesDocument } from './generated/manager.ts';
import PayrollPage from './PayrollPage.tsx';
import { closed, detail, open, payStatementLines, rules } from './testing/register.ts';

const sent = fn();

const meta = preview.meta({
  title: 'CRM/급여/급여',
  component: PayrollPage,
  decorators: [inCrm({ at: '/crm/admin/payroll?month=2026-10' })],
});

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(filled(PayrollDocument, open)) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PayrollDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PayrollDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PayrollDocument)) });

export const Closed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PayrollDocument, { ...closed, payWarnings: open.payWarnings.slice(-2) })),
  play: ({ canvas }) => sees(canvas.findByRole('heading', { name: '마감한 뒤에 남은 것' })),
});

/** A figure opens to the hours it follows from. */
export const Opened = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PayrollDocument, open),
      filled(PayOfTaDocument, detail),
      filled(StatementLinesDocument, { payStatementLines }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('이준호'));
    const dialog = within(await canvas.findByRole('dialog', { name: '이준호 2026년 10월 급여' }));
    await submit(dialog, '시급 · 수업 조교 450,000원 근거', '10월 12일 (월) 18:00–21:30 · 3시간 30분');
  },
});

/** What is odd is said before the month is closed. */
export const Closing = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PayrollDocument, open), filled('closePayroll', undefined, sent)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '2026년 10월 마감');
    await says(
      dialog,
      '아직 퇴근하지 않은 근무 1건',
      '퇴근을 적어야 하는 지난 근무 1건',
      '처리하지 않은 근무 정정 요청 1건',
    );
    await press(dialog, '마감');
    await hears(sent, { payDay: todayInSeoul() });
  },
});

export const Reopening = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PayrollDocument, closed), filled('reopenPayroll', undefined, sent)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '마감 취소');
    await submit(dialog, '마감 취소', /입력해 주세요/);
    await write(dialog, { 사유: '근무 누락' });
    await press(dialog, '마감 취소');
    await hears(sent, { reason: '근무 누락' });
  },
});

export const Rules = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PayrollDocument, open),
      filled(PayRulesDocument, { payRules: rules }),
      filled('savePayRule', undefined, sent),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '급여 기준');
    await says(dialog, /최저임금과 주휴수당 기준은 설정입니다/, '1월 1일 (목)부터 최저임금 10,320원');
    await choose(dialog, { 기준: 'WEEKLY_HOLIDAY' });
    await write(dialog, { '금액 또는 시간': '15' });
    await press(dialog, '기준 추가');
    await hears(sent, expect.objectContaining({ kind: 'WEEKLY_HOLIDAY', amount: 900 }));
  },
});

export const NoPermission = meta.story({
  parameters: { as: 'ta' },
  play: ({ canvas }) => says(canvas, /권한이 없/),
});
