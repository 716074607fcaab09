import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { press, says, sees } from '#ui-kit/testing/play.ts';
import { inPortal } from '../../shared/testing/inPortal.tsx';
import { onAPhone } from '../../shared/testing/onAPhone.ts';
import { PortalWrongItemsDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import WrongItemsPage from './WrongItemsPage.tsx';

const exam = (name: string, heldOn: string) => ({
  name,
  weeklyLecture: { lectureId: lectures.calculusB.id, heldOn },
});
const item = { kind: 'CHOICE', given: 3, answer: 5, alsoAccepts: [] };
const eighth = { ...item, examId: namedId('exam8'), exam: exam('8주차 주간 테스트', '2026-11-18') };
const seventh = { ...item, examId: namedId('exam7'), exam: exam('7주차 주간 테스트', '2026-11-11') };
const scoreAnswers = [
  { ...eighth, number: 7, unit: '수열의 극한' },
  { ...eighth, number: 14, unit: '급수', given: -1 },
  { ...seventh, number: 22, unit: '수열의 극한', kind: 'SHORT', given: 64, answer: 128 },
];

const meta = preview.meta({
  title: 'Portal/성적/오답 다시 풀기',
  component: WrongItemsPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.wrong(), route: '*' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalWrongItemsDocument, { scoreAnswers })),
});

/** The answer is shown when it is asked for; a unit narrows the list. */
export const SolvedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalWrongItemsDocument, { scoreAnswers })),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: '정답 보기' });
    await expect(canvas.queryByText('정답')).toBeNull();
    await userEvent.click(first!);
    await expect(first!).toHaveTextContent('정답 가리기');
    await says(canvas, '정답', '내 답');
    await userEvent.click(canvas.getByRole('link', { name: /^급수/ }));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await sees(canvas.getByRole('link', { name: '8주차 주간 테스트 14번 질문하기' }));
    await press(canvas, '정답 보기');
    await says(canvas, '–');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalWrongItemsDocument)) });
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalWrongItemsDocument)) });
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PortalWrongItemsDocument)) });
