import { dateOf } from '#ui-kit/format/testing/when.ts';
import type { Academy } from './academy.ts';
import type { Started } from './server.ts';

/** The sheets of everybody who takes an exam, as the desk of the exam prints them. */
export const printSheets = ({ send }: Started, { week, examId }: Academy) =>
  send('POST', `/lectures/${week.lectureId}/weekly-lectures/${week.id}/grade-omr/${examId}/print`, { who: 'ALL' });

/** The last month that is closed. */
export async function lastClosed({ ask }: Started): Promise<string> {
  const { payrollClosings } = await ask<{ payrollClosings: { month: string }[] }>(
    '{ payrollClosings(order_by: [{ month: desc }], limit: 1) { month } }',
  );
  return payrollClosings[0]!.month.slice(0, 7);
}

/** Everybody's slips of a month. */
export const printSlips = ({ send }: Started, month: string) => send('GET', `/admin/payroll/${month}/slips`);

/** A class comes to all weeks of a lecture. */
export const enrol = ({ send }: Started, { week, newcomers }: Academy) =>
  send('POST', `/lectures/${week.lectureId}/enrollments`, { userIds: newcomers, fromDate: dateOf(-60) });

/** A class gets what it has to do, and a seat in the clinic. */
export async function call({ send }: Started, { failed, slotId }: Academy): Promise<void> {
  const items = failed.map(({ studentId, attemptId }) => ({
    studentId,
    title: '월례고사 재시험',
    kind: 'RETAKE',
    scoreAttemptId: attemptId,
  }));
  await send('POST', '/clinic/todo', { items });
  const studentIds = failed.map(({ studentId }) => studentId);
  await send('POST', `/clinic/slot/${slotId}/participants`, { studentIds, wait: false });
}
