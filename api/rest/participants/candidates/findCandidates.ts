import { sql } from 'kysely';
import type { Preparation } from '../../_protocol/handler.ts';
import { findWeek } from '../week.ts';
import { readCandidates, reportOf } from './reportOf.ts';

/** Matches each row of a list from Excel or the clipboard to students; writes nothing. */
export const findCandidates: Preparation<'findCandidates'> = {
  prepare: async ({ body, deps }) => {
    const list = await readCandidates(body, deps.heavy.readSheets);
    return async ({ trx, params }) => {
      const week = await findWeek(trx, params);
      const place = {
        isPresent: sql<boolean>`exists (select from participants
          where weekly_lecture_id = ${week} and student_id = students.id)`,
        isEnrolled: sql<boolean>`exists (select from enrollments join weekly_lectures as week on week.lecture_id = enrollments.lecture_id
          where week.id = ${week} and student_id = students.id
            and daterange(from_date, to_date, '[]') @> week.held_on)`,
      };
      return reportOf(trx, list, place, '이미 이 주차에 있는 학생입니다.');
    };
  },
};
