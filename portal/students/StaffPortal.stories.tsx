import { Route, Routes } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { withApp } from '#app/testing/withApp.tsx';
import { endPreview } from '#client/session/preview.ts';
import { students } from '#mocks/cast.ts';
import { buildAuth } from '#mocks/builders/user.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { press, says, sees, write } from '#ui-kit/testing/play.ts';
import Portal from '../index.tsx';
import { PortalHomeDocument } from '../home/generated/graphql.ts';
import { paths as homePaths } from '../home/paths.ts';
import { PortalMeDocument } from '../me/generated/graphql.ts';
import { UnreadNotificationsDocument } from '../notifications/generated/graphql.ts';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PreviewChoicesDocument } from './generated/staff.ts';

const { minsu, seoyeon } = students;
const asked = fn();
const choice = ({ id, name, loginId, school, grade }: typeof minsu | typeof seoyeon) => ({
  studentId: id,
  name,
  studentNumber: loginId,
  student: { school, grade },
});
const choices = filled(
  PreviewChoicesDocument,
  {
    studentSearch: [choice(minsu), choice(seoyeon)],
  },
  ({ where }) => asked(where),
);
const token = 'e30.e30.preview';
const begun = (minutes = 15) =>
  filled('previewStudent', {
    accessToken: token,
    expiresAt: inMinutes(minutes),
    userId: minsu.id,
    name: minsu.name,
  });

const meta = preview.meta({
  title: 'Portal/공통/직원이 보는 학생 화면',
  component: Portal,
  ...onAPhone,
  decorators: [withApp({ path: homePaths.home, auth: buildAuth('ta') })],
  render: () => (
    <Routes>
      <Route path="portal/*" element={<Portal />} />
    </Routes>
  ),
  beforeEach: ({ msw }) => {
    asked.mockClear();
    endPreview();
    msw.use(choices, empty(PortalHomeDocument), empty(PortalMeDocument), empty(UnreadNotificationsDocument));
  },
});

export const Choosing = meta.story({
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('button', { name: /^김민수/ }));
    await expect(canvas.getByRole('link', { name: 'CRM으로 돌아가기' })).toHaveAttribute('href', '/crm/notice');
    await expect(canvas.queryByRole('navigation', { name: '주 메뉴' })).toBeNull();
    await write(canvas, { '학생 검색': 'ㄱㅁ{Enter}' });
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ isActive: { _eq: true }, nameChoseong: { _like: '%ㄱㅁ%' } }),
    );
  },
});

export const NobodyFound = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PreviewChoicesDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PreviewChoicesDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PreviewChoicesDocument)) });

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('previewStudent', 409, 'student-inactive', '비활성 학생입니다.')),
  play: async ({ canvas }) => {
    await press(canvas, /^김민수/);
    await waitFor(() => expect(canvas.getByText('비활성 학생입니다.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: /^김민수/ })).toBeEnabled();
  },
});

export const Looking = meta.story({
  beforeEach: ({ msw }) => msw.use(begun()),
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: /^김민수/ }));
    await sees(canvas.findByRole('heading', { name: '김민수님, 안녕하세요' }));
    await expect(canvas.getByRole('region', { name: '학생 화면 보기' })).toHaveTextContent(
      '김민수 학생의 화면을 보고 있어요',
    );
    // Nothing of it is stored: another tab, and this one after a reload, is the staff member's own.
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(token);
  },
});

export const MeWithoutTheAccount = meta.story({
  ...Looking.input,
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: /^김민수/ }));
    await user.click(await canvas.findByRole('link', { name: '내 정보' }));
    await says(canvas, /학생 본인에게만 보여요/);
    await expect(canvas.queryByRole('button', { name: '로그아웃' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: '비밀번호 바꾸기' })).toBeNull();
  },
});

export const Ended = meta.story({
  beforeEach: ({ msw }) => msw.use(begun()),
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: /^김민수/ }));
    await user.click(await canvas.findByRole('button', { name: '끝내기' }));
    await sees(canvas.findByRole('heading', { name: '학생 화면 보기' }));
    await expect(canvas.queryByText(/15분이 지났거나/)).toBeNull();
  },
});

export const TimeIsOver = meta.story({
  beforeEach: ({ msw }) => msw.use(begun(0)),
  play: async ({ canvas, userEvent: user }) => {
    await user.click(await canvas.findByRole('button', { name: /^김민수/ }));
    await says(canvas, /15분이 지났거나/);
  },
});
