import { lectures } from '#mocks/cast.ts';
import type { BoardPost, BoardRow } from '../types.ts';

const at = (hour: number) => `2026-11-2${hour % 3}T0${hour}:00:00Z`;

/** A row of the lists. */
export const row = (id: number, values: Partial<BoardRow> = {}): BoardRow => ({
  id: `01990000-0000-7000-8000-00000000b00${id}`,
  title: '7번 판별식을 왜 쓰나요?',
  visibility: 'ANONYMOUS',
  examNumber: 7,
  answeredAt: null,
  waitingSince: at(1),
  createdAt: at(1),
  lecture: { name: lectures.calculusB.name },
  exam: { name: '9월 모의고사 대비' },
  answers: [],
  ...values,
});

/** An answered question of one's own, with a formula. */
export const question: BoardPost = {
  ...row(1),
  answers: [
    {
      id: '01990000-0000-7000-8000-00000000b0a1',
      kind: 'ANSWER',
      body: String.raw`근의 공식의 $\sqrt{b^2-4ac}$ 때문이에요.`,
      content: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: '근의 공식의 $\\sqrt{b^2-4ac}$ 때문이에요.' }] },
          { type: 'paragraph', content: [{ type: 'text', text: '$$x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}$$' }] },
        ],
      },
      fileIds: [],
      isAccepted: true,
      createdAt: at(2),
      updatedAt: at(2),
    },
  ],
  category: 'QUESTION',
  body: '근이 두 개인지 어떻게 아나요? $x^2-4x+3=0$ 이에요.',
  content: null,
  lectureId: lectures.calculusB.id,
  examId: null,
  answeredAt: at(2),
  waitingSince: null,
  version: 3,
  createdByStudent: { id: '01990000-0000-7000-8000-000000000101' },
  files: [],
};
