import { Route, Routes } from 'react-router';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { withApp } from '#app/testing/withApp.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildAuth } from '#mocks/builders/user.ts';
import { empty, filled } from '#mocks/states.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { says, sees } from '#ui-kit/testing/play.ts';
import { PortalHomeDocument } from './home/generated/graphql.ts';
import Portal from './index.tsx';
import { PortalLectureDocument } from './lectures/generated/graphql.ts';
import { PortalMeDocument } from './me/generated/graphql.ts';
import { signIn } from './me/testing/signIn.ts';
import { paths as homePaths } from './home/paths.ts';
import { paths as lecturePaths } from './lectures/paths.ts';
import { onAPhone } from './shared/testing/onAPhone.ts';
import { attended, present } from './shared/testing/weeks.ts';
import { UnreadNotificationsDocument } from './notifications/generated/graphql.ts';
import { noPendingTerms } from './terms/testing/noPendingTerms.ts';
import { PortalWordDecksDocument } from './wordDecks/generated/graphql.ts';
import { PortalWordTestsDocument } from './wordTests/generated/graphql.ts';

const meta = preview.meta({
  title: 'Portal/공통/모든 화면',
  component: Portal,
  ...onAPhone,
  render: () => (
    <Routes>
      <Route path="portal/*" element={<Portal />} />
    </Routes>
  ),
  beforeEach: ({ msw }) =>
    msw.use(
      empty(PortalHomeDocument),
      empty(PortalWordDecksDocument),
      empty(PortalWordTestsDocument),
      empty(PortalMeDocument),
      empty(UnreadNotificationsDocument),
      noPendingTerms,
      filled('readSessions', { sessions: [signIn('s1', 'Chrome · Android', true)] }),
      filled('readCalendarLink', { createdAt: null }),
    ),
});

const student = buildAuth('minsu');
const lecture = buildLecture();

export const UnknownAddress = meta.story({
  decorators: [withApp({ path: '/portal/nowhere', auth: student })],
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('heading', { name: '김민수님, 안녕하세요' }));
  },
});

// No handler: a malformed id must not be sent to the server.
export const MistypedAddress = meta.story({
  decorators: [withApp({ path: lecturePaths.lecture('abc'), auth: student })],
  play: ({ canvas }) => says(canvas, '볼 수 없는 강의예요'),
});

export const ByKeyboard = meta.story({
  decorators: [withApp({ path: homePaths.home, auth: student })],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '본문으로 건너뛰기' })).toHaveFocus();
    // Past the bell, home, clinic and board.
    await canvas.findByRole('link', { name: '알림' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await sees(canvas.findByRole('heading', { name: '단어장' }));
    await expect(canvas.getByRole('link', { name: '단어장' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(document.title).toMatch(/^단어장 · /));
  },
});

export const NewPageStartsAtItsTop = meta.story({
  decorators: [withApp({ path: lecturePaths.lecture(lecture.id), auth: student })],
  beforeEach: ({ msw }) => {
    const weeklyLectures = Array.from({ length: 24 }, (_, week) =>
      attended({ weekNumber: 24 - week, heldOn: dateOf(-7 * week) }, present),
    );
    return msw.use(
      filled(PortalLectureDocument, {
        lectures_by_pk: { ...lecture, hours: [], ddays: [], materials: [], lessonTimes: [], weeklyLectures },
      }),
    );
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: /^1주차/ })).scrollIntoView();
    await expect(scrollY).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('link', { name: '내 정보' }));
    await sees(canvas.findByRole('heading', { name: '내 정보' }));
    await expect(scrollY).toBe(0);
  },
});
