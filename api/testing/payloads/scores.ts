import type { TestApi } from '../api.ts';
import { addExam } from '../setups/exams.ts';
import { nextWeekNumber, type Payload } from './payload.ts';

const exams = '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/exams/{examId}' as const;

/** An exam whose first score has a first value and a retake. */
async function usedExam(api: TestApi) {
  const { id: examId, week, scores } = await addExam(api, nextWeekNumber());
  const scoreId = scores[0]?.id ?? '';
  await api.call('PATCH', `/wl-score/first/${scoreId}/value/40`, { as: 'admin', body: { version: 0 } });
  const retake = await api.call('POST', `/wl-score/${scoreId}/retake`, { as: 'admin', body: { value: 50 } });
  const { kysely } = api.deps.db;
  const exam = () =>
    kysely.selectFrom('exams').select(['cutline', 'is_shown']).where('id', '=', examId).executeTakeFirst();
  const attempt = (number: number) => () =>
    kysely
      .selectFrom('score_attempts')
      .select(['value', 'memo'])
      .where('score_id', '=', scoreId)
      .where('retake_number', '=', number)
      .executeTakeFirst();
  const at = { lectureId: week.lectureId, weeklyLectureId: week.id };
  return { at, examId, scoreId, retakeScoreId: retake.body.id as string, exam, attempt };
}

const unconditional = 'SCORES_UPDATE';
const memo = { data: '서술형 재채점' };
const written = { memo: '서술형 재채점' };

export const payloads: Payload[] = [
  {
    call: `PUT ${exams}/cutline/{value}`,
    as: 'ta',
    unconditional: 'EXAM_UPDATE',
    prepare: async (api) => {
      const { at, examId, exam } = await usedExam(api);
      return { params: { ...at, examId, value: '70' }, read: exam, becomes: { cutline: 70 } };
    },
  },
  {
    call: 'PUT /wl-exam/{examId}/ready-to-show/{flag}',
    as: 'ta',
    unconditional: 'EXAM_UPDATE',
    prepare: async (api) => {
      const { examId, exam } = await usedExam(api);
      return { params: { examId, flag: 'true' }, read: exam, becomes: { is_shown: true } };
    },
  },
  {
    call: 'PATCH /wl-score/first/{scoreId}/value/{value}',
    as: 'ta',
    unconditional,
    prepare: async (api) => {
      const { scoreId, attempt } = await usedExam(api);
      return { params: { scoreId, value: '80.5' }, read: attempt(0), becomes: { value: 80.5 } };
    },
  },
  {
    call: 'PATCH /wl-score/retake/{retakeScoreId}/value/{value}',
    as: 'ta',
    unconditional,
    prepare: async (api) => {
      const { retakeScoreId, attempt } = await usedExam(api);
      return { params: { retakeScoreId, value: '90' }, read: attempt(1), becomes: { value: 90 } };
    },
  },
  {
    call: 'PATCH /wl-score/first/{scoreId}/memo',
    as: 'ta',
    unconditional,
    prepare: async (api) => {
      const { scoreId, attempt } = await usedExam(api);
      return { params: { scoreId }, body: memo, read: attempt(0), becomes: written };
    },
  },
  {
    call: 'PATCH /wl-score/retake/{retakeScoreId}/memo',
    as: 'ta',
    unconditional,
    prepare: async (api) => {
      const { retakeScoreId, attempt } = await usedExam(api);
      return { params: { retakeScoreId }, body: memo, read: attempt(1), becomes: written };
    },
  },
  {
    call: 'PUT /lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/score-memo/{scoreId}',
    as: 'ta',
    unconditional,
    prepare: async (api) => {
      const { at, scoreId, attempt } = await usedExam(api);
      return { params: { ...at, scoreId }, body: memo, read: attempt(0), becomes: written };
    },
  },
];
