import { lectures, staff, students } from '#mocks/cast.ts';
import { inHours } from '#ui-kit/format/testing/when.ts';
import type { Question, QuestionRow } from '../types.ts';

const ago = (hours: number) => inHours(-hours);

/** A question that waits for some hours. */
export const waitingRow = (n: number, hours: number, values: Partial<QuestionRow> = {}): QuestionRow => ({
  id: `01990000-0000-7000-8000-00000000b00${n}`,
  title: `${n + 6}번 풀이가 이해되지 않아요`,
  visibility: n % 2 ? 'PRIVATE' : 'ANONYMOUS',
  examNumber: n + 6,
  answeredAt: null,
  waitingSince: ago(hours),
  assignedTaId: null,
  createdAt: ago(hours),
  lecture: { name: lectures.calculusB.name },
  exam: { name: '9월 모의고사 대비' },
  assignedTa: null,
  createdByStudent: { id: students.minsu.id, user: { name: students.minsu.name } },
  ...values,
});

/** What the desk knows of staff and the deadline. */
export const desk = {
  staff: [{ id: staff.ta.id, name: staff.ta.name }],
  boardSettings: [{ id: 1, answerHours: 24, version: 1 }],
};

/** A question with an answer and a question after it. */
export const question: Question = {
  ...waitingRow(1, 3, { answeredAt: ago(5) }),
  category: 'QUESTION',
  body: '판별식 $b^2-4ac$ 를 왜 쓰나요?',
  content: null,
  version: 4,
  files: [],
  answers: [
    {
      id: '01990000-0000-7000-8000-00000000b0a1',
      kind: 'ANSWER',
      body: '근의 공식에서 근호 안이기 때문이에요.',
      content: null,
      fileIds: [],
      isAccepted: false,
      version: 1,
      createdAt: ago(5),
      updatedAt: ago(5),
      createdByStaff: { name: staff.ta.name },
    },
    {
      id: '01990000-0000-7000-8000-00000000b0a2',
      kind: 'FOLLOW_UP',
      body: '음수면 어떻게 되나요?',
      content: null,
      fileIds: [],
      isAccepted: false,
      version: 1,
      createdAt: ago(3),
      updatedAt: ago(3),
      createdByStaff: null,
    },
  ],
};
