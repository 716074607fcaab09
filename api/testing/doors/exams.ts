import { firstAttempt, sitting } from '#hasura/testing/sitting.ts';
import { students } from '#mocks/cast.ts';
import { announce } from '../setups/submissions.ts';
import type { Doors, DoorTools } from './doors.ts';

/** An exam with a graded student that is shown, as other states are brought about. */
const graded = async (tools: DoorTools) => {
  const sat = await sitting(tools, { is_shown: true });
  await firstAttempt(tools, sat, 80);
  return sat;
};

/** Of an exam that students may not see, or of a lecture that was ended. */
export const examCalls: Doors = {
  named: /^(examIds?|templateId|retakeExamId|retakeId)$/,
  states: {
    hidden: 'update exams set is_shown = false where id = $1',
    ended: `update lectures set status = 'DISABLED' where id = (select lecture_id from exams where id = $1)`,
  },
  asked: {
    createReportLinks: {
      answers: { hidden: 'exam-hidden' },
      prepare: async (tools) => {
        const { exam, student } = await graded(tools);
        const body = { examId: exam.id, studentIds: [student], days: 7, showsRank: false };
        return { of: exam.id, call: () => tools.api.call('POST', '/report-cards/links', { as: 'ta', body }) };
      },
    },
    uploadSubmissionFiles: {
      answers: { hidden: 'not-found', ended: 'lecture-over' },
      prepare: async ({ api, make }) => {
        const exam = await make('exams', { is_shown: true });
        await make('participants', { weekly_lecture_id: exam.weekly_lecture_id, student_id: students.minsu.id });
        return { of: exam.id, call: () => announce(api, exam.id, 'minsu') };
      },
    },
  },
  open: {
    'reads, or writes nothing about it': ['previewSms', 'printOmrSheets'],
    'tells those who are named, with what they may see': ['sendSms'],
    'changes or takes away what is there': [
      'cancelScan',
      'deleteExam',
      'deleteExamTemplate',
      'deleteOmrFiles',
      'deleteRetakeExam',
      'linkExam',
      'mapRetakeQuestions',
      'orderExams',
      'removeExam',
      'setExamCoreInfo',
      'setExamCutline',
      'setExamKey',
      'setTemplateCoreInfo',
      'showExam',
      'undoOmr',
      'unlinkExam',
      'updateExam',
      'updateExamTemplate',
      'updateRetakeExam',
    ],
    'notes what was, which may be late': [
      'addRetake',
      'addRetakes',
      'changeAnswers',
      'regradeExam',
      'reviewSheet',
      'setStudentScore',
      'setStudentScores',
      'uploadExamAnswers',
      'uploadOmrScan',
      'uploadRetakeAnswers',
    ],
    'is added afterwards, too: to look back at, or because it was late': [
      'copyExam',
      'createExam',
      'createRetakeExam',
      'setSubmissionWindow',
      'createClinicTodos',
      'updateClinicTodo',
      'createBoardPost',
      'updateBoardPost',
    ],
    'ends what was begun while it was open': ['removeSubmissionPage', 'submitExam'],
  },
};
