import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, hears, press, sees, write } from '#ui-kit/testing/play.ts';
import { inPortal } from '../../shared/testing/inPortal.tsx';
import { onAPhone } from '../../shared/testing/onAPhone.ts';
import AskPage from './AskPage.tsx';
import { PortalAskPlacesDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { question } from '../testing/questions.ts';

const { id: lectureId, name } = lectures.calculusB;
const places = {
  lectures: [{ id: lectureId, name }],
  exams: [{ id: '01990000-0000-7000-8000-0000000e0001', name: '9월 모의고사 대비', lectureId }],
};
const similar = {
  total: 1,
  posts: [
    {
      id: question.id,
      category: 'QUESTION' as const,
      title: '판별식은 언제 쓰나요?',
      excerpt: '근의 개수를 물을 때 쓰는 건가요?',
      visibility: 'ANONYMOUS' as const,
      isMine: false,
      authorName: null,
      lectureName: name,
      examName: null,
      examNumber: null,
      isAnswered: true,
      waitingSince: null,
      createdAt: '2026-11-20T00:00:00.000Z',
    },
  ],
};
const asked = fn();

const meta = preview.meta({
  title: 'Portal/질문/질문하기',
  component: AskPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.ask, route: '*' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalAskPlacesDocument, places),
      filled('listBoardPosts', similar),
      filled('createBoardPost', { id: question.id }, asked),
    ),
});

Filled.test('A like one is shown before it is sent', async ({ canvas }) => {
  await write(canvas, { '무엇이 궁금한가요?': '판별식을 왜 쓰나요?' });
  await sees(canvas.findByRole('link', { name: /판별식은 언제/ }));
  await expect(canvas.getByRole('radio', { name: /이름 없이/ })).toBeDisabled();
  await choose(canvas, { 강의: name });
  await userEvent.click(canvas.getByRole('radio', { name: /이름 없이/ }));
  await press(canvas, '질문 보내기');
  // The title is made from the words.
  const title = '판별식을 왜 쓰나요?';
  await hears(asked, expect.objectContaining({ lectureId, visibility: 'ANONYMOUS', examId: null, title }));
});

/** A formula by the pad, drawn as the teacher sees it; one types on where the key left off. */
export const Formula = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalAskPlacesDocument, places), filled('listBoardPosts', similar)),
  play: async ({ canvas, canvasElement }) => {
    const words = await canvas.findByRole('textbox', { name: /무엇이 궁금한가요/ });
    await userEvent.type(words, '왜 ');
    await press(canvas, /루트/);
    await waitFor(() => expect(document.activeElement === words).toBe(true));
    await userEvent.keyboard('2');
    await waitFor(() => expect((words as HTMLTextAreaElement).value).toBe('왜 $\\sqrt{2}$'));
    await waitFor(() => expect(canvasElement.querySelectorAll('msqrt')).toHaveLength(1));
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalAskPlacesDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalAskPlacesDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PortalAskPlacesDocument)) });
