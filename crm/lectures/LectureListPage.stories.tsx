import { stringifyTableParams } from '@refinedev/core';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildLectureDday } from '#mocks/builders/lectureDday.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hears, openForm, submit } from '#ui-kit/testing/play.ts';
import {
  ChangeViewDocument,
  DeleteViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
  type SavedViewsQuery,
} from '../savedViews/generated/graphql.ts';
import { viewQuery } from '../savedViews/parts.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import {
  LectureListDocument,
  LecturePlacesDocument,
  type LectureListQuery,
  type LectureListQueryVariables,
} from './generated/graphql.ts';
import LectureListPage from './LectureListPage.tsx';

const enrolled = (count: number) => ({ enrollments_aggregate: { aggregate: { count } } });
const next = [buildWeeklyLecture({ weekNumber: 4, heldOn: '2026-11-24' })];
const lectures: LectureListQuery['lectures'] = [
  { ...buildLecture(), ...enrolled(92), hours: [], ddays: [buildLectureDday()], weeklyLectures: next },
  { ...buildLecture({ ...cast.statistics, capacity: 24 }), ...enrolled(24), hours: [], ddays: [], weeklyLectures: [] },
  {
    ...buildLecture({ ...cast.basics, capacity: 40 }),
    ...enrolled(8),
    hours: [],
    ddays: [buildLectureDday('모의고사', 3)],
    weeklyLectures: next,
  },
];

/** Answers as the server does, as far as the stories ask. */
const list = ({ where }: LectureListQueryVariables): LectureListQuery => {
  const conditions = [where._and ?? []].flat();
  const days = conditions.flatMap(({ _or }) => [_or ?? []].flat()).flatMap(({ weekday }) => weekday?._in ?? []);
  const pattern = conditions.flatMap(({ _or }) => [_or ?? []].flat()).find(({ name }) => name)?.name?._iregex ?? '';
  const shown = lectures.filter(
    ({ name, weekday }) => (days.length === 0 || days.includes(weekday)) && new RegExp(pattern).test(name),
  );
  return { lectures: shown, lectures_aggregate: { aggregate: { count: shown.length } } };
};

const created = fn();
const places = filled(LecturePlacesDocument, {
  teachers: [{ teacherName: '김지훈' }, { teacherName: '정하늘' }],
  rooms: [{ room: '' }, { room: '301호' }],
  others: [],
});

const meta = preview.meta({
  title: 'CRM/강의/목록',
  component: LectureListPage,
  decorators: [inCrm({ at: '/crm/lectures' })],
  beforeEach: ({ msw }) => msw.use(empty(SavedViewsDocument), places),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LectureListDocument, list)),
});

Filled.test('Narrowed by weekday and by words', async ({ canvas }) => {
  await canvas.findByText(cast.statistics.name);
  await userEvent.click(canvas.getByRole('button', { name: '화' }));
  await waitFor(() => expect(canvas.queryByText(cast.statistics.name)).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: '화' }));
  await userEvent.type(canvas.getByRole('textbox', { name: '강의 검색' }), 'ㅎㅌ{Enter}');
  await canvas.findByText(cast.statistics.name);
  await waitFor(() => expect(canvas.queryByText(cast.calculusB.name)).toBeNull());
  await userEvent.clear(canvas.getByRole('textbox', { name: '강의 검색' }));
  await canvas.findByText(cast.calculusB.name);
});

/** The address of the list narrowed to days, as a view saves it. */
const viewOf = (days: string): string =>
  viewQuery(
    stringifyTableParams({
      pagination: { pageSize: 25 },
      sorters: [],
      filters: [{ field: 'weekday', operator: 'in', value: days }],
    }),
  );

const weekend = { id: cast.basics.id, name: '주말 강의', query: viewOf('6,7') };
const saved = fn();

export const SavedViews = meta.story({
  beforeEach: ({ msw }) => {
    let savedViews: SavedViewsQuery['savedViews'] = [weekend];
    msw.use(
      filled(LectureListDocument, list),
      filled(SavedViewsDocument, () => ({ savedViews })),
      filled(SaveViewDocument, ({ input }) => {
        saved(input);
        savedViews = [...savedViews, { id: cast.statistics.id, name: input.name ?? '', query: input.query ?? '' }];
        return { insert_savedViews_one: { id: cast.statistics.id } };
      }),
      filled(ChangeViewDocument, ({ id, input: { name } }) => {
        savedViews = savedViews.map((view) => (view.id === id ? { ...view, name: name ?? '' } : view));
        return { update_savedViews_by_pk: { id } };
      }),
      filled(DeleteViewDocument, ({ id }) => {
        savedViews = savedViews.filter((view) => view.id !== id);
        return { delete_savedViews_by_pk: { id } };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '주말 강의' }));
    await waitFor(() => expect(canvas.queryByText(cast.statistics.name)).toBeNull());
    await expect(canvas.getByRole('button', { name: '토' })).toHaveAttribute('aria-pressed', 'true');
    await submit(canvas, '주말 강의', cast.statistics.name);

    await userEvent.click(canvas.getByRole('button', { name: '목' }));
    const dialog = await openForm(canvas, '지금 보기 저장', '지금 보기 저장');
    await userEvent.type(dialog.getByRole('textbox', { name: /보기 이름/ }), '목요일{Enter}');
    const view = await canvas.findByRole('button', { name: '목요일' });
    await expect(saved).toHaveBeenCalledWith({ screen: 'lectures', name: '목요일', query: viewOf('4') });
    await waitFor(() => expect(view).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: '보기 목요일 메뉴' }));
    const rename = await openForm(canvas, '이름 바꾸기', '보기 이름 바꾸기', 'menuitem');
    await userEvent.type(rename.getByRole('textbox', { name: /보기 이름/ }), ' 저녁{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '보기 목요일 저녁 메뉴' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '이 보기 삭제' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '목요일 저녁' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '되돌리기' }));
    await canvas.findByRole('button', { name: '목요일 저녁' });
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(LectureListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(LectureListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(LectureListDocument)) });

export const CreatedOnTwoWeekdays = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(LectureListDocument, list), filled('createLecture', { id: cast.basics.id }, created)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '강의 만들기', '강의 만들기');
    const write = async (name: RegExp, text: string, at = 0) => {
      const field = dialog.getAllByRole(/선생님|강의실/.test(name.source) ? 'combobox' : 'textbox', { name })[at];
      if (field) await userEvent.type(field, text);
    };
    await write(/강의 이름/, '주 2회반');
    await write(/선생님/, '정하늘');
    await write(/강의실/, '301호');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /요일/ }), '화요일');
    await write(/^시작/, '18:00');
    await write(/^끝/, '20:00');
    await userEvent.click(dialog.getByRole('button', { name: '요일 추가' }));
    const second = within(await dialog.findByRole('group', { name: '2번째 요일' }));
    await userEvent.selectOptions(second.getByRole('combobox', { name: /요일/ }), '금요일');
    await write(/^시작/, '19:00', 1);
    await write(/^끝/, '21:00', 1);
    await write(/학기 마지막 날/, '2027-02-26');
    await userEvent.type(dialog.getByRole('textbox', { name: /정원/ }), '12{Enter}');
    await hears(
      created,
      expect.objectContaining({
        weekday: 2,
        hours: [{ weekday: 5, startsAt: '19:00', endsAt: '21:00' }],
        startsOn: null,
        endsOn: '2027-02-26',
      }),
    );
  },
});
