import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lectures } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { choose, says } from '#ui-kit/testing/play.ts';
import { LectureOptionsDocument } from '../../lectures/generated/graphql.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { WordAssignmentListDocument } from '../../wordAssignments/parts.ts';
import { WordMapCard } from './WordMapCard.tsx';

const deckId = '01990000-0000-7000-8000-000000000061';
const id = (n: number) => `01990000-0000-7000-8000-0000000${String(n).padStart(5, '0')}`;
const words = Array.from({ length: 60 }, (_, at) => ({
  id: id(at),
  term: `vocabulary ${at + 1}`,
  meaning: `뜻 ${at + 1}`,
}));
const names = ['강도윤', '김민수', '박건우', '송하은', '윤서준', '이서연', '임지호', '정예린', '최현우', '한소율'];
const students = names.map((name, at) => ({
  id: id(1000 + at),
  name,
  studentNumber: String(20_260_001 + at),
  marks: words.map((_, word) => (at === 9 ? 'N' : 'KKLKFNKLN'[(word * 7 + at * 3) % (word < 40 ? 9 : 1)])).join(''),
  lapses: words.map((_, word) => (at !== 9 && (word * 7 + at * 3) % 9 === 4 ? 1 + (at % 3) : 0)).join(''),
}));
const map = { total: 10, words, students };

const meta = preview.meta({
  title: 'CRM/단어장/누가 무엇을 아나',
  component: WordMapCard,
  args: { deckId },
  decorators: [inCrm({ at: `/crm/wordDecks/${deckId}` })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordAssignmentListDocument, { wordAssignments: [] }),
      filled(LectureOptionsDocument, {
        lectures: [{ id: lectures.calculusB.id, name: lectures.calculusB.name }],
      }),
    ),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readWordMap', map)),
});

Filled.test('Walked by keyboard', async ({ canvas }) => {
  const first = await canvas.findByRole('gridcell', { name: 'vocabulary 1, 강도윤: 앎' });
  await expect(first).toHaveTextContent('○');
  first.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^vocabulary 2, 김민수: /));
  await userEvent.keyboard('{End}{PageDown}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^vocabulary 12, 한소율: /));
  await says(canvas, '시작하지 않은 학생 1명');
  await expect(canvas.getByRole('region', { name: '어려운 단어' })).toHaveTextContent('번 잊음');
});

export const OfALecture = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readWordMap', (request) =>
        new URL(request.url).searchParams.get('lectureId') === lectures.calculusB.id
          ? { ...map, students: students.slice(0, 3), total: 3 }
          : { ...map, total: 900 },
      ),
    ),
  play: async ({ canvas }) => {
    await says(canvas, /학생 900명 중/);
    await canvas.findByRole('option', { name: '강의: 미적분 B' });
    await choose(canvas, { 누구: '강의: 미적분 B' });
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(4));
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readWordMap', { total: 0, words, students: [] })),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('readWordMap')) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed('readWordMap')) });
