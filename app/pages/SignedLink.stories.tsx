import { Route, Routes } from 'react-router';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { hears, says, sees } from '#ui-kit/testing/play.ts';
import { withApp } from '../testing/withApp.tsx';
import { reportCard } from './parentLink/testing/reportCard.ts';
import SignedLink from './SignedLink.tsx';

const token = '4f9f0c1e-6f6e-4f0a-9a59-0c9a4cf4d0b1';

const asked = fn();

const meta = preview.meta({
  title: 'App/보호자 링크/문자의 링크',
  component: SignedLink,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="link/*" element={<SignedLink />} />
      <Route path="login" element={<p>로그인 화면</p>} />
    </Routes>
  ),
});

const decorators = [withApp({ path: `/link/${token}` })];

export const Default = meta.story({ decorators });

export const Used = meta.story({
  decorators,
  beforeEach: ({ msw }) =>
    msw.use(
      filled('resetPasswordViaUuid', async (request) => {
        await expect(await request.json()).toEqual({ uuid: token, newPassword: 'my own words' });
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^새 비밀번호(?! 확인)/), 'my own words');
    await userEvent.type(canvas.getByLabelText(/^새 비밀번호 확인/), 'my own words{Enter}');
    await says(canvas, '로그인 화면');
  },
});

export const Expired = meta.story({
  decorators,
  beforeEach: ({ msw }) => msw.use(failed('resetPasswordViaUuid', 400, 'reset-link-invalid', '쓸 수 없는 링크입니다.')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^새 비밀번호(?! 확인)/), 'my own words');
    await userEvent.type(canvas.getByLabelText(/^새 비밀번호 확인/), 'my own words{Enter}');
    await sees(canvas.findByRole('heading', { name: '쓸 수 없는 링크입니다' }));
  },
});

export const ResetFailed = meta.story({
  decorators,
  beforeEach: ({ msw }) => msw.use(failed('resetPasswordViaUuid')),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^새 비밀번호(?! 확인)/), 'my own words');
    await userEvent.type(canvas.getByLabelText(/^새 비밀번호 확인/), 'my own words{Enter}');
    await says(canvas, /잠시 뒤 다시 시도해 주세요/);
    await expect(canvas.getByLabelText(/^새 비밀번호(?! 확인)/)).toHaveValue('my own words');
  },
});

const card = '_'.repeat(64);
const ofCard = [withApp({ path: `/link/${card}` })];

export const OfAReportCard = meta.story({
  decorators: ofCard,
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openReportLink', async (request) => {
        await expect(await request.json()).toEqual({ token: card });
        return reportCard;
      }),
    ),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('article', { name: '김민수 성적표' }));
    await says(canvas, /12월 18일.*까지 볼 수 있어요/);
  },
});

/** A sentence of a text goes on behind the address. */
export const WithAFullStop = meta.story({
  decorators: [withApp({ path: `/link/${card}%22).` })],
  beforeEach: ({ msw }) => msw.use(filled('openReportLink', reportCard)),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('article', { name: '김민수 성적표' }));
  },
});

export const ResetWithAWord = meta.story({
  decorators: [withApp({ path: `/link/${token}${encodeURIComponent('로')}` })],
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('heading', { name: '새 비밀번호 정하기' }));
  },
});

export const OfAParent = meta.story({
  decorators: [withApp({ path: `/link/week/${card}>` })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openParentLink', async (request) => {
        asked(await request.json());
        return new Promise<never>(() => undefined);
      }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '이번 주');
    await hears(asked, { token: card, purpose: 'WEEK' });
  },
});

const none = {
  play: async ({ canvas }: { canvas: Parameters<typeof says>[0] }) => {
    await says(canvas, '열 수 없는 링크예요', /주소가 잘렸거나 잘못 적힌 링크예요/);
  },
};
export const CutOff = meta.story({ decorators: [withApp({ path: '/link/abc' })], ...none });
export const OfAnotherPurpose = meta.story({ decorators: [withApp({ path: `/link/anything/${card}` })], ...none });
export const WithoutAToken = meta.story({ decorators: [withApp({ path: '/link/week/' })], ...none });
export const TooDeep = meta.story({ decorators: [withApp({ path: `/link/a/week/${card}` })], ...none });

export const LoadingReportCard = meta.story({
  decorators: ofCard,
  beforeEach: ({ msw }) => msw.use(loading('openReportLink')),
});

export const FailedReportCard = meta.story({
  decorators: ofCard,
  beforeEach: ({ msw }) => msw.use(failed('openReportLink')),
});

export const RevokedReportCard = meta.story({
  decorators: ofCard,
  beforeEach: ({ msw }) => msw.use(failed('openReportLink', 404, 'link-unknown', '더 이상 열리지 않는 링크입니다.')),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('heading', { name: '열 수 없는 링크예요' }));
  },
});
