import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildAuth } from '#mocks/builders/user.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { choose, press, says, sees, write } from '#ui-kit/testing/play.ts';
import { LandingDocument } from '../generated/graphql.ts';
import { footer, posts } from '../../testing/board.ts';
import { withApp } from '../../testing/withApp.tsx';
import Landing from './Landing.tsx';

const meta = preview.meta({
  title: 'App/공개/첫 화면',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(footer),
});

const boardPosts = posts.filter(({ category }) => category === 'NOTICE');
const nothing = {
  id: '00000000-0000-7000-8000-000000000001',
  heroTitle: '',
  heroText: '',
  pictureId: null,
  pictureWords: '',
  teachers: [],
  address: '',
  phone: null,
  hours: '',
  showsNotices: true,
  takesInquiries: true,
};
const lecture = {
  id: '01990000-0000-7000-8000-000000000001',
  name: '미적분 B',
  teacherName: '김지훈',
  weekday: 2,
  startsAt: '18:30:00',
  endsAt: '21:30:00',
  startsOn: null,
  placesLeft: 3,
};
const full = { ...lecture, id: '01990000-0000-7000-8000-000000000002', name: '확통 심화', placesLeft: 0 };
const roomy = { ...lecture, id: '01990000-0000-7000-8000-000000000003', name: '수학 기초', placesLeft: 12 };
const written = {
  landingPages: [
    {
      ...nothing,
      heroTitle: '수학을 끝까지',
      heroText: '한 반에 열두 명, 한 사람도 놓치지 않아요.',
      teachers: [
        { name: '김지훈', subject: '미적분', words: '열다섯 해째 가르쳐요.' },
        { name: '박은정', subject: '확률과 통계', words: '' },
      ],
      address: '서울 강남구 테헤란로 1',
      phone: '+8225551234',
      hours: '평일 14:00–22:00\n토요일 10:00–18:00',
    },
  ],
  openLectures: [lecture, full, roomy],
  boardPosts,
};
const sent = fn();

export const Filled = meta.story({
  decorators: [withApp()],
  beforeEach: ({ msw }) => msw.use(filled(LandingDocument, written), filled('createInquiry', undefined, sent)),
});

Filled.test('An inquiry is sent', async ({ canvas }) => {
  await sees(canvas.findByRole('heading', { level: 1, name: '수학을 끝까지' }));
  await says(canvas, '남은 자리 3');
  await expect(canvas.queryByText('남은 자리 12')).toBeNull();
  await sees(canvas.getAllByText('김지훈 · 화요일 18:30–21:30')[0]!);
  await expect(canvas.getByRole('link', { name: '겨울 특강 안내' })).toHaveAttribute('href', `/board/${posts[0]?.id}`);
  await expect(canvas.getByRole('link', { name: '02-555-1234' })).toHaveAttribute('href', 'tel:+8225551234');
  await expect(await canvas.findByRole('link', { name: '이용약관' })).toHaveAttribute('href', '/terms/service');
  await write(canvas, { 이름: '최하은', 연락처: '01055501234' });
  await choose(canvas, { '관심 있는 강의': '미적분 B · 김지훈' });
  await press(canvas, '신청하기');
  await expect(sent).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('checkbox', { name: /동의합니다/ }));
  await press(canvas, '신청하기');
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('신청을 받았어요'));
  await expect(sent.mock.calls[0]?.[0]).toMatchObject({ kind: 'ENROL', name: '최하은', lectureId: lecture.id });
});

/** An academy that wrote nothing yet. */
export const Empty = meta.story({
  decorators: [withApp()],
  beforeEach: ({ msw }) =>
    msw.use(filled(LandingDocument, { landingPages: [nothing], openLectures: [], boardPosts: [] })),
  play: async ({ canvas }) => {
    await says(canvas, '새 소식이 없어요');
    await expect(canvas.queryByRole('heading', { name: '선생님' })).toBeNull();
  },
});

export const Loading = meta.story({
  decorators: [withApp()],
  beforeEach: ({ msw }) => msw.use(loading(LandingDocument)),
});

export const Failed = meta.story({
  decorators: [withApp()],
  beforeEach: ({ msw }) => msw.use(failed(LandingDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});

export const SignedIn = meta.story({
  decorators: [withApp({ auth: buildAuth('minsu') })],
  beforeEach: ({ msw }) => msw.use(filled(LandingDocument, written)),
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '내 화면' })).toHaveAttribute('href', '/portal'),
});
