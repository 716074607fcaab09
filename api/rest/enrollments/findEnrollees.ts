import { sql } from 'kysely';
import type { Preparation } from '../_protocol/handler.ts';
import { seoulDate } from '../_protocol/seoul.ts';
import { findLecture } from '../students/setRepresentativeLecture.ts';
import { readCandidates, reportOf } from '../participants/candidates/reportOf.ts';

/** Matches each row of a list to students who may be enrolled in a lecture; writes nothing. */
export const findEnrollees: Preparation<'findEnrollees'> = {
  prepare: async ({ body, deps }) => {
    const list = await readCandidates(body, deps.heavy.readSheets);
    return async ({ trx, params: { lectureId }, now }) => {
      await findLecture(trx, lectureId);
      const isEnrolled = sql<boolean>`exists (select from enrollments
        where lecture_id = ${lectureId} and student_id = students.id and coalesce(to_date, 'infinity') >= ${seoulDate(now)}::date)`;
      return reportOf(trx, list, { isPresent: isEnrolled, isEnrolled }, '이미 이 강의를 듣는 학생입니다.');
    };
  },
};
