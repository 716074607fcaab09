import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildLectureDday } from '#mocks/builders/lectureDday.ts';
import { lectures as cast, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { asks, openForm, press, rewrite, says } from '#ui-kit/testing/play.ts';
import { inLecture } from '../shared/testing/inCrm.tsx';
import { LectureDetailDocument, LecturePlacesDocument } from './generated/graphql.ts';
import LecturePage from './LecturePage.tsx';

const detail = (status: 'ACTIVE' | 'DISABLED') => ({
  lectures_by_pk: {
    ...buildLecture({ status }),
    enrollments_aggregate: { aggregate: { count: 92 } },
    weeklyLectures_aggregate: { aggregate: { count: 4 } },
    materials_aggregate: { aggregate: { count: 3 } },
    hours: [],
    ddays: [buildLectureDday('모의고사', 3), buildLectureDday('수능', 362)],
  },
});

const meta = preview.meta({
  title: 'CRM/강의/강의',
  component: LecturePage,
  decorators: [inLecture(cast.calculusB.id)],
  beforeEach: ({ msw }) => msw.use(empty(LecturePlacesDocument)),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureDetailDocument, detail('ACTIVE'))),
});

Filled.test('Ending it asks first', async ({ canvas }) => {
  const question = await asks(canvas, '강의 종료');
  await says(question, /92명/);
  await press(question, '취소');
});

export const Ended = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureDetailDocument, detail('DISABLED'))),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(LectureDetailDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(LectureDetailDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(LectureDetailDocument)) });

export const ChangedByAnother = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureDetailDocument, detail('ACTIVE')),
      failed('updateLecture', 409, 'version-conflict', '박서연님이 먼저 수정했습니다. 닫고 다시 열어 확인해 주세요.'),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '강의 수정');
    await userEvent.type(dialog.getByRole('combobox', { name: /강의실/ }), ' 뒷문{Enter}');
    await says(dialog, /먼저 수정했습니다/);
  },
});

/** Its hours become those of another class of one of its students. */
export const Moved = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureDetailDocument, detail('ACTIVE')),
      filled('updateLecture', {
        id: cast.calculusB.id,
        clashes: [{ userId: students.minsu.id, name: '김민수', lecture: '미적분 A', at: '토 18:00–20:00' }],
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '강의 수정');
    await expect(dialog.queryByText(/김민수/)).toBeNull();
    await rewrite(dialog, { 시작: '19:00{Tab}' });
    await says(dialog, /김민수.*미적분 A/);
  },
});

const ended = fn();

/** Asks to end the lecture and says yes. */
async function end(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const question = await asks(canvas, '강의 종료', '미적분 B 강의를 종료할까요?');
  await press(question, '강의 종료');
  return question;
}

export const EndedNow = meta.story({
  beforeEach: ({ msw }) => {
    let status: 'ACTIVE' | 'DISABLED' = 'ACTIVE';
    msw.use(
      filled(LectureDetailDocument, () => detail(status)),
      filled('disableLecture', (request) => {
        ended(new URL(request.url).pathname);
        status = 'DISABLED';
        return { id: cast.calculusB.id };
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await end(canvasElement);
    await says(canvas, '미적분 B 강의를 종료했습니다', '종료');
    await expect(ended).toHaveBeenCalledOnce();
    // What has ended is neither changed nor ended again.
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^강의/ })).toBeNull());
  },
});

export const EndingFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureDetailDocument, detail('ACTIVE')), failed('disableLecture')),
  play: async ({ canvas, canvasElement }) => {
    const question = await end(canvasElement);
    await says(question, '문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.');
    await press(question, '취소');
    await says(canvas, '진행');
  },
});
