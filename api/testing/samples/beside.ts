import type { OperationId } from '#openapi/generated/operations.ts';
import { demoPassword, students } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import type { Person } from '../api.ts';

/** What an operation is sent beside what it must have, so that it gets as far as to ask for its ids. */
interface Beside {
  /** @default a manager, or the student where only a student may call */
  as?: Person;
  /** Parts of the address. */
  path?: Record<string, string>;
  query?: string;
  /** Places of the body that are filled, too. */
  also?: readonly string[];
  /** Fields of the body, but for the one in which the id is of nothing, and those that rule each other out. */
  values?: object;
  alone?: readonly string[];
}

const text = {
  values: { body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '글' }] }] } },
};
const words = { values: { body: '글' } };
const memo = { values: { memo: '글' } };
const password = { values: { currentPassword: demoPassword } };
const csat = { kind: 'CSAT', year: 2024, subject: '국어', rawScore: 88, percentile: 90 };
const seen = { url: 'https://video.example/1', durationSeconds: 60 };
const preview = { values: { mode: 'PREVIEW' } };
const someone = [students.minsu.id];

export const beside: Partial<Record<OperationId, Beside>> = {
  answerBoardPost: words,
  askWorkCorrection: { as: 'ta' },
  beginMultipart: { values: { ownerType: 'CLAIM', fileName: 'a.pdf', contentType: 'application/pdf' } },
  changeAnswers: { also: ['changes.[].answers'] },
  changeRetentionSettings: { values: { keepYears: 5 } },
  changeScores: { also: ['changes.[].memo'] },
  changeWorkRecords: { also: ['changes.[].startedAt', 'changes.[].endedAt', 'changes.[].taId'] },
  createActualExamScore: { values: csat },
  createAnnouncement: text,
  createBoardPost: { as: 'minsu', values: { body: '글' } },
  createExam: { values: { name: '시험' } },
  createInquiry: { values: { phone: '010-1234-5678' } },
  createParentLink: { also: ['videoId'], values: { purpose: 'VIDEO' } },
  createStudentMemo: words,
  createVideo: { values: seen },
  createWordAssignment: { values: { studentIds: someone }, alone: ['lectureId', 'weeklyLectureId'] },
  createWordTestPlan: { values: { studentIds: someone }, alone: ['weeklyLectureId'] },
  describeVideo: { values: { data: { title: '영상', ...seen } } },
  endSessions: password,
  gradeClinicTodo: { values: { passed: true } },
  importLectures: { values: { mode: 'UNDO' } },
  importStudents: { values: { mode: 'UNDO' } },
  markAttendanceBulk: { also: ['changes.[].memo'] },
  previewSms: { values: { studentIds: someone }, alone: ['source'] },
  printOmrSheets: { values: { who: 'CHOSEN' } },
  punchIn: { as: 'ta' },
  punchOut: { as: 'ta' },
  punchWork: { as: 'ta' },
  recordWithdrawal: { values: { withdrawnOn: dateOf(0) } },
  removeSecondFactor: password,
  resendAnnouncement: { values: { quietHoursConfirmed: true } },
  sendSms: { values: { studentIds: someone, quietHoursConfirmed: true }, alone: ['source'] },
  saveActualExamScores: { values: { rows: [{ studentId: students.minsu.id, ...csat }] } },
  setBirthday: { values: { birthOn: '2010-03-02' } },
  setFilePermission: { values: { readers: 'STUDENTS' } },
  setFilePermissions: { values: { readers: 'STUDENTS' } },
  setStudentScores: { also: ['scores.[].value'] },
  setVideoWindows: { also: ['window.opensAt'] },
  updateActualExamScore: { values: csat },
  updateAnnouncement: text,
  updateBoardAnswer: { as: 'ta', ...words },
  updateStudents: { also: ['change.representativeLectureId'] },
  uploadExamAnswers: preview,
  uploadRetakeAnswers: preview,
  writeFirstMemo: memo,
  writeScoreMemo: memo,
  writeStudentMemo: memo,
};
