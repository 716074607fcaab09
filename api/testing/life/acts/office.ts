import { addMonths } from '#ui-kit/format/time/month.ts';
import { staff } from '#mocks/cast.ts';
import { dateOf, hourOf, inHours, monthOf } from '#ui-kit/format/testing/when.ts';
import { lectureOf, studentOf, type Act, type Life } from '../life.ts';

const lastClosed = async ({ pick }: Life): Promise<string | null> => {
  const row = await pick<{ month: string | null }>(
    0,
    `select to_char(max(month), 'YYYY-MM') as month from payroll_closings`,
  );
  return row!.month;
};

/** Pay, texts, links, and what is taken back. */
export const officeActs = {
  work: ({ api }, n) => {
    const body = {
      taId: staff.ta.id,
      startedAt: hourOf(-(n % 40), 9),
      endedAt: hourOf(-(n % 40), 10 + ((n >> 4) % 9)),
    };
    return api.call('POST', '/admin/work-in-out', { as: 'admin', body });
  },
  unwork: async ({ api, pick }, n) => {
    const row = await pick<{ id: string }>(
      n,
      'select id from work_records where ta_id = $1 order by started_at desc limit 9',
      [staff.ta.id],
    );
    return row && api.call('DELETE', `/admin/work-in-out/${row.id}`, { as: 'admin' });
  },
  claim: ({ api }, n) => {
    const body = { spentOn: dateOf(-(n % 60)), amount: 1000 + (n % 9), description: '교구' };
    return api.call('POST', '/supervisor/expense-claim', { as: 'ta', body });
  },
  decide: async ({ api, pick }, n) => {
    const claim = await pick<{ id: string }>(
      n >> 2,
      'select id from expense_claims order by spent_on desc, amount limit 9',
    );
    const status = n % 3 ? ('APPROVED' as const) : ('PAID' as const);
    return claim && api.call('PUT', `/admin/expense-claim/${claim.id}/status`, { as: 'admin', body: { status } });
  },
  closeMonth: async (life) => {
    const last = await lastClosed(life);
    const month = last === null ? monthOf(-2) : addMonths(last, 1);
    return life.api.call('POST', `/admin/payroll/${month}/close`, { as: 'admin', body: {} });
  },
  reopenMonth: async (life) => {
    const last = await lastClosed(life);
    if (last === null) return undefined;
    return life.api.call('POST', `/admin/payroll/${last}/reopen`, { as: 'admin', body: { reason: '누락' } });
  },
  text: ({ api }, n) => {
    const body = {
      sendKey: crypto.randomUUID(),
      addressee: 'BOTH' as const,
      body: '안내드립니다',
      source: { kind: 'LECTURE' as const, id: lectureOf(n) },
      scheduledAt: inHours(24 + (n % 90)),
      quietHoursConfirmed: true,
    };
    return api.call('POST', '/sms/send', { as: 'ta', body });
  },
  cancelText: async ({ api, pick }, n) => {
    const text = await pick<{ id: string }>(
      n,
      `select id from sms_messages where scheduled_at > now() order by scheduled_at, created_at`,
    );
    return text && api.call('POST', `/sms/${text.id}/cancel`, { as: 'ta' });
  },
  link: ({ api }, n) => {
    const body = { purpose: 'WEEK' as const, days: 7 };
    return api.call('POST', `/students/${studentOf(n)}/parent-links`, { as: 'ta', body });
  },
  report: async ({ api, pick }, n) => {
    const exam = await pick<{ id: string }>(
      n >> 3,
      `select exams.id from exams join scores on scores.exam_id = exams.id join weekly_lectures as week on week.id = exams.weekly_lecture_id
      where student_id = $1 and scores.status = 'GRADED' order by held_on desc, exams.sequence limit 5`,
      [studentOf(n)],
    );
    const body = { examId: exam?.id ?? '', studentIds: [studentOf(n)], days: 7, showsRank: true };
    return exam && api.call('POST', '/report-cards/links', { as: 'ta', body });
  },
  undo: async ({ api, pick }, n) => {
    const change = await pick<{ id: string }>(
      n % 4,
      `select id from change_sets where is_undoable_kind(kind) order by at desc, id limit 4`,
    );
    return change && api.call('POST', `/admin/audit/${change.id}/undo`, { as: 'admin' });
  },
  /** One's own action in a grid: undone, or done again. */
  undoOwn: async ({ api, pick }, n) => {
    const change = await pick<{ id: string }>(
      n % 4,
      `select head_id as id from my_changes where actor_id = $1 order by at desc, head_id limit 4`,
      [staff.ta.id],
    );
    return change && api.call('POST', `/changes/${change.id}/undo`, { as: 'ta' });
  },
} satisfies Record<string, Act>;
