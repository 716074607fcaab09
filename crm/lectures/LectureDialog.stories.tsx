import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { SavedViewsDocument } from '../savedViews/generated/graphql.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { choose, press, says, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { LectureListDocument, LecturePlacesDocument } from './generated/graphql.ts';
import LectureListPage from './LectureListPage.tsx';

// Filled in the stories of the list.
const meta = preview.meta({
  title: 'CRM/강의/만들기',
  component: LectureListPage,
  decorators: [inCrm({ at: '/crm/lectures' })],
  beforeEach: ({ msw }) => msw.use(empty(SavedViewsDocument), empty(LectureListDocument)),
});

const other = {
  ...buildLecture({ ...cast.statistics, teacherName: '김지훈', weekday: 2, startsAt: '20:00:00', endsAt: '22:00:00' }),
  hours: [],
};
const places = filled(LecturePlacesDocument, {
  teachers: [{ teacherName: '김지훈' }],
  rooms: [{ room: '301호' }],
  others: [other],
});

async function openNew(canvas: Pick<typeof screen, 'findAllByRole'>) {
  const [make] = await canvas.findAllByRole('button', { name: '강의 만들기' });
  await userEvent.click(make!);
  const element = await screen.findByRole('dialog', { name: '강의 만들기' });
  return { element, dialog: within(element) };
}

/** Types all that a lecture needs. */
async function writeLecture(dialog: Awaited<ReturnType<typeof openNew>>['dialog']) {
  await write(dialog, { '강의 이름': '미적분 B' });
  await userEvent.type(dialog.getByRole('combobox', { name: /선생님/ }), '김지훈');
  await choose(dialog, { 요일: '화요일' });
  await write(dialog, { 시작: '1830', 끝: '2130', 정원: '30{Tab}' });
  return dialog.getByRole('button', { name: '만들기' });
}

/** Known teachers and rooms do not come: the form does without, and is sent once. */
export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(LecturePlacesDocument), loading('createLecture')),
  play: async ({ canvas }) => {
    const { element, dialog } = await openNew(canvas);
    await sendsOnce(await writeLecture(dialog));
    await expect(dialog.getByRole('combobox', { name: /선생님/ })).toHaveValue('김지훈');
    await staysOpen(element);
  },
});

export const CreatingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      places,
      failed('createLecture', 409, 'duplicate-name', '같은 이름의 진행 중인 강의가 이미 있습니다.', 'name'),
    ),
  play: async ({ canvas }) => {
    const { dialog } = await openNew(canvas);
    await press(dialog, '만들기');
    await waitFor(() => expect(dialog.getAllByText('꼭 입력해 주세요.')).toHaveLength(6));

    await userEvent.click(await writeLecture(dialog));
    const name = dialog.getByRole('textbox', { name: /강의 이름/ });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/같은 이름의 진행 중인 강의가 이미 있습니다/));
    await expect(name).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: /정원/ })).toHaveValue('30');

    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: '저장하지 않고 닫을까요?' });
  },
});

/** Known teachers and rooms cannot be read: the lecture is made without suggestions. */
export const PlacesFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed(LecturePlacesDocument), filled('createLecture', { id: '01990000-0000-7000-8000-00000000ec01' })),
  play: async ({ canvas }) => {
    const { dialog } = await openNew(canvas);
    await userEvent.click(await writeLecture(dialog));
    await says(screen, '미적분 B 강의를 만들었습니다');
  },
});

/** Its teacher is at another lecture then: it is said while it is typed, and may be meant. */
export const TakenHours = meta.story({
  beforeEach: ({ msw }) => msw.use(places),
  play: async ({ canvas }) => {
    const { dialog } = await openNew(canvas);
    await writeLecture(dialog);
    const clash = '같은 시간에 겹칩니다. 김지훈 선생님: 확통 심화 (화 20:00–22:00)';
    await says(dialog, clash);
    await choose(dialog, { 요일: '수요일' });
    await waitFor(() => expect(dialog.queryByText(clash)).toBeNull());
  },
});
