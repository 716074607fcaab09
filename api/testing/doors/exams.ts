import { students } from '#mocks/cast.ts';
import { announce } from '../setups/submissions.ts';
import type { Doors } from './doors.ts';

/** Of an exam that students may not see, or of a lecture that was ended. */
export const examCalls: Doors = {
  named: /^(examIds?|templateId|retakeExamId|retakeId)$/,
  states: {
    hidden: 'update exams set is_shown = false where id = $1',
    ended: `update lectures set status = 'DISABLED' where id = (select lecture_id from exams where id = $1)`,
  },
  asked: {
    uploadSubmissionFiles: {
      answers: { hidden: 'not-found', ended: 'lecture-over' },
      prepare: async ({ api, make }) => {
        const exam = await make('exams', { is_shown: true });
        await make('participants', { weekly_lecture_id: exam.weekly_lecture_id, student_id: students.minsu.id });
        return { of: exam.id, call: () => announce(api, exam.id, 'minsu') };
      },
    },
  },
};
