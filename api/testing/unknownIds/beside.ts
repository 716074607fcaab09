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

const words = { values: { body: '글' } };
const memo = { values: { memo: '글' } };
const password = { values: { currentPassword: demoPassword } };
const seen = { url: 'https://video.example/1', durationSeconds: 60 };
const preview = { values: { mode: 'PREVIEW' } };
const someone = [students.minsu.id];

export const beside: Partial<Record<OperationId, Beside>> = {
  answerBoardPost: words,
  askWorkCorrection: { as: 'ta' },
  beginMultipart: { values: { ownerType: 'CLAIM', fileName: 'a.pdf', contentType: 'application/pdf' } },
  changeAnswers: { also: ['changes.[].answers'] },
  changeScores: { also: ['changes.[].memo'] },
  changeWorkRecords: { also: ['changes.[].startedAt', 'changes.[].endedAt', 'changes.[].taId'] },
  createBoardPost: { as: 'minsu', values: { body: '글' } },
  createInquiry: { values: { phone: '010-1234-5678' } },
  createParentLink: { also: ['videoId'], values: { purpose: 'VIDEO' } },
  createVideo: { values: seen },
  createWordAssignment: { values: { studentIds: someone }, alone: ['lectureId', 'weeklyLectureId'] },
  createWordTestPlan: { values: { studentIds: someone }, alone: ['weeklyLectureId'] },
  describeVideo: { values: { data: { title: '영상', ...seen } } },
  endSessions: password,
  gradeClinicTodo: { values: { passed: true } },
  importStudents: { values: { mode: 'UNDO' } },
  markAttendanceBulk: { also: ['changes.[].memo'] },
  previewSms: { values: { studentIds: someone }, alone: ['source'] },
  printOmrSheets: { values: { who: 'CHOSEN' } },
  punchIn: { as: 'ta' },
  punchOut: { as: 'ta' },
  punchWork: { as: 'ta' },
  recordWithdrawal: { values: { withdrawnOn: dateOf(0) } },
  removeSecondFactor: password,
  sendSms: { values: { studentIds: someone, quietHoursConfirmed: true }, alone: ['source'] },
  setFilePermission: { values: { readers: 'STUDENTS' } },
  setFilePermissions: { values: { readers: 'STUDENTS' } },
  setVideoWindows: { also: ['window.opensAt'] },
  updateBoardAnswer: { as: 'ta', ...words },
  updateStudents: { also: ['change.representativeLectureId'] },
  uploadExamAnswers: preview,
  uploadRetakeAnswers: preview,
  writeFirstMemo: memo,
  writeScoreMemo: memo,
  writeStudentMemo: memo,
};

/** Where it is answered otherwise, by the reason. */
export const otherwise: Record<string, readonly string[]> = {
  'is a key that whoever sends it makes': [
    'changeWorkRecords changes.[].id',
    'createParentLink text.sendKey',
    'createReportLinks text.sendKey',
    'punchIn punchId',
    'punchOut punchId',
    'punchWork punchId',
    'resendAnnouncement sendKey',
    'resendFailedSms sendKey',
    'reviewWords reviews.[].id',
    'sendSms sendKey',
  ],
  'is told in the answer, word by word': ['reviewWords reviews.[].wordId', 'saveWords words.[].id'],
  'the order of all of them is told to have changed': [
    'orderClinicTodos todoIds.[]',
    'orderClinicTodos previousIds.[]',
    'orderLectureDdays ids.[]',
    'orderTags tagIds.[]',
    'orderVideos ids.[]',
    'sortBoardPosts postIds.[]',
  ],
  'what is not there is as wanted: read, let go, taken away': [
    'readNotifications ids.[]',
    'releaseCellLock scoreId',
    'updateStudents change.removeTagIds.[]',
  ],
  'is a list of what one may open, which tells nothing of what is there': ['listDownloads ownerId'],
  'is a condition that nothing meets': ['exportAudit filter.actorId'],
  'the file is read first': [
    'findCandidates lectureId',
    'findCandidates weeklyLectureId',
    'findEnrollees lectureId',
    'uploadExamAnswers examId',
    'uploadOmrScan lectureId',
    'uploadOmrScan weeklyLectureId',
    'uploadOmrScan examId',
    'uploadRetakeAnswers retakeId',
  ],
  'is asked for by a link, whose own tests have it': [
    'cancelByLink slotId',
    'reserveByLink slotId',
    'tellAbsence weeklyLectureId',
  ],
  'is not asked for again of a file that has arrived': ['finishUpload ownerId'],
  'comes after the version of the participant, whose tests have it': ['markAttendanceBulk changes.[].makeupForId'],
  'is of a mode of its own, whose tests have it': ['transferClass changeSetId', 'transferStudents changeSetId'],
};
