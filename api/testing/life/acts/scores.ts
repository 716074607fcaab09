import { lectureOf, type Act, type Life } from '../life.ts';

interface Exam {
  id: string;
  lectureId: string;
  weekId: string;
}

const examOf = ({ pick }: Life, n: number) =>
  pick<Exam>(
    n >> 1,
    `select exams.id, week.lecture_id as "lectureId", week.id as "weekId" from exams join weekly_lectures as week on week.id = weekly_lecture_id
    where week.lecture_id = $1 and held_on > now() - interval '20 days' order by held_on, week_number, exams.sequence`,
    [lectureOf(n)],
  );
const pathOf = ({ id, lectureId, weekId }: Exam) =>
  `/lectures/${lectureId}/weekly-lectures/${weekId}/exams/${id}` as const;

/** An attempt of somebody in a late exam, or the score that is still to get one. */
const attemptOf = async (life: Life, n: number) => {
  const exam = await examOf(life, n);
  return life.pick<{ scoreId: string; retakeNumber: number; attemptId: string | null }>(
    n >> 4,
    `select scores.id as "scoreId", coalesce(retake_number, 0) as "retakeNumber", attempt.id as "attemptId"
    from scores join users on users.id = student_id left join score_attempts as attempt on attempt.score_id = scores.id
    where scores.exam_id = $1 order by login_id, retake_number`,
    [exam?.id ?? null],
  );
};

/** Exams that are set, marked, regraded and taken again. */
export const scoreActs = {
  addExam: async ({ api, pick }, n) => {
    const week = await pick<{ id: string }>(
      n >> 1,
      `select id from weekly_lectures where lecture_id = $1 and held_on > now() - interval '20 days' order by held_on, week_number`,
      [lectureOf(n)],
    );
    const body = { name: '쪽지시험', totalPoints: 100, cutline: 60 };
    return (
      week && api.call('POST', `/lectures/${lectureOf(n)}/weekly-lectures/${week.id}/exams/new`, { as: 'ta', body })
    );
  },
  setCutline: async (life, n) => {
    const exam = await examOf(life, n);
    const value = ((n >> 4) % 10) * 10;
    return exam && life.api.call('PUT', `${pathOf(exam)}/cutline/${value}`, { as: 'ta', body: {} });
  },
  show: async (life, n) => {
    const exam = await examOf(life, n);
    return exam && life.api.call('PUT', `/wl-exam/${exam.id}/ready-to-show/${n % 3 > 0}`, { as: 'ta', body: {} });
  },
  score: async (life, n) => {
    const cell = await attemptOf(life, n);
    if (!cell) return undefined;
    const { scoreId, retakeNumber } = cell;
    const value = n % 7 === 0 ? null : (n >> 2) % 101;
    return life.api.call('PUT', '/wl-score/batch-update-score-or-status', {
      as: 'ta',
      body: { changes: [{ scoreId, retakeNumber, value }] },
    });
  },
  absent: async (life, n) => {
    const cell = await attemptOf(life, n);
    const status = n % 2 ? ('ABSENT' as const) : ('EXEMPT' as const);
    const body = { changes: [{ scoreId: cell?.scoreId ?? '', status }] };
    return cell && life.api.call('PUT', '/wl-score/batch-update-score-or-status', { as: 'ta', body });
  },
  retake: async (life, n) => {
    const cell = await attemptOf(life, n);
    return cell && life.api.call('POST', '/wl-score/retakes', { as: 'ta', body: { scoreIds: [cell.scoreId] } });
  },
  clinic: async (life, n) => {
    const cell = await attemptOf(life, n);
    if (!cell?.attemptId) return undefined;
    const student = await life.pick<{ id: string }>(0, 'select student_id as id from scores where id = $1', [
      cell.scoreId,
    ]);
    const item = { studentId: student!.id, kind: 'RETAKE' as const, title: '재시험', scoreAttemptId: cell.attemptId };
    return life.api.call('POST', '/clinic/todo', { as: 'ta', body: { items: [item] } });
  },
  deleteRetake: async (life, n) => {
    const cell = await attemptOf(life, n);
    if (!cell?.attemptId || cell.retakeNumber === 0) return undefined;
    return life.api.call('DELETE', `/wl-score/retake/${cell.attemptId}`, { as: 'ta' });
  },
  deleteExam: async (life, n) => {
    const exam = await examOf(life, n);
    return exam && life.api.call('DELETE', pathOf(exam), { as: 'ta' });
  },
} satisfies Record<string, Act>;
