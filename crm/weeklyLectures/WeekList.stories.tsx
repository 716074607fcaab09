import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { closes, openForm, rewrite, says, submit, take } from '#ui-kit/testing/play.ts';
import { inLecture } from '../shared/testing/inCrm.tsx';
import { WeekListDocument, WeekPlanDocument } from './generated/graphql.ts';
import { lectures_by_pk, list, plan } from './testing/weeks.ts';
import WeekList from './WeekList.tsx';

const week = fn();
const takenBack = fn();

const meta = preview.meta({
  title: 'CRM/강의/주차 목록',
  component: WeekList,
  decorators: [inLecture(cast.calculusB.id)],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WeekListDocument, list), filled(WeekPlanDocument, plan)),
  play: ({ canvas }) => says(canvas, '출석 80/92명 · 결석 12명', '수업 전 · 92명'),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(empty(WeekListDocument), filled(WeekPlanDocument, { lectures_by_pk, weeklyLectures: [] })),
  play: async ({ canvas }) => {
    // Both buttons are whole inside the table's frame.
    await says(canvas, '아직 주차가 없습니다');
    const frame = (await canvas.findByRole('grid')).getBoundingClientRect();
    const buttons = await canvas.findAllByRole('button', { name: '주차 추가' });
    const inside = buttons.at(-1)!.getBoundingClientRect();
    await expect(inside.bottom).toBeLessThan(frame.bottom);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(WeekListDocument), loading(WeekPlanDocument)),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(WeekListDocument), failed(WeekPlanDocument)),
});

export const NextWeekIsSuggested = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekListDocument, list),
      filled(WeekPlanDocument, plan),
      filled(
        'createWeeklyLecture',
        { id: cast.calculusB.id, ids: [cast.calculusB.id], changeSetId: null, clashes: [], taken: [] },
        week,
      ),
      filled('createSpecialWeeklyLecture'),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '주차 추가');
    await closes(dialog, '추가');
    const sent = expect.objectContaining({
      weekNumber: 4,
      startsAt: '18:30',
      endsAt: '21:30',
      room: '301호',
    }) as unknown;
    await expect(week).toHaveBeenCalledWith(sent);
  },
});

export const RunSkipsHolidays = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekListDocument, list),
      filled(WeekPlanDocument, plan),
      filled(
        'createWeeklyLecture',
        { id: cast.calculusB.id, ids: [cast.calculusB.id], changeSetId: namedId('set'), clashes: [], taken: [] },
        week,
      ),
      filled('deleteWeeklyLecture', (request) => void takenBack(new URL(request.url).searchParams.get('changeSetId'))),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '여러 주차 한 번에');
    await rewrite(dialog, { '첫 수업일': '2026-12-18{Tab}', '수업 횟수': '3' });
    await says(dialog, '기독탄신일', '1월 1일');
    await expect(dialog.getByRole('checkbox', { name: /12월 25일/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: /12월 25일/ }));
    await closes(dialog, '3개 추가');
    const sent = week.mock.lastCall?.[0] as { weekNumber: number; heldOn: string; following: { heldOn: string }[] };
    await expect([sent.weekNumber, sent.heldOn]).toEqual([4, '2026-12-18']);
    await expect(sent.following.map(({ heldOn }) => heldOn)).toEqual(['2026-12-25', '2027-01-08']);
    await submit(screen, '되돌리기', '추가한 주차 3개를 되돌렸습니다');
    await expect(takenBack).toHaveBeenLastCalledWith(namedId('set'));
  },
});

/** Both lessons of each week get its number, until the term ends; each at its own hours. */
export const RunTwiceAWeek = meta.story({
  beforeEach: ({ msw }) => {
    const lecture = {
      ...plan.lectures_by_pk,
      startsOn: '2027-04-05',
      endsOn: '2027-04-16',
      hours: [{ weekday: 5, startsAt: '19:00:00', endsAt: '21:00:00' }],
    };
    msw.use(
      filled(WeekListDocument, list),
      filled(WeekPlanDocument, { ...plan, lectures_by_pk: lecture }),
      filled(
        'createWeeklyLecture',
        { id: cast.calculusB.id, ids: [cast.calculusB.id], changeSetId: null, clashes: [], taken: [] },
        week,
      ),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '여러 주차 한 번에');
    await expect(dialog.getByRole('textbox', { name: /첫 수업일/ })).toHaveValue('2027-04-06');
    await says(dialog, '4주차 1/2');
    await closes(dialog, '4개 추가');
    const { following, ...first } = week.mock.lastCall?.[0] as Record<string, unknown> & { following: unknown[] };
    const room = plan.lectures_by_pk.room;
    const tuesday = { startsAt: '18:30', endsAt: '21:30', room };
    const friday = { startsAt: '19:00', endsAt: '21:00', room };
    await expect([first, ...following]).toEqual([
      { weekNumber: 4, heldOn: '2027-04-06', ...tuesday },
      { weekNumber: 4, heldOn: '2027-04-09', ...friday },
      { weekNumber: 5, heldOn: '2027-04-13', ...tuesday },
      { weekNumber: 5, heldOn: '2027-04-16', ...friday },
    ]);
  },
});

export const RunRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekListDocument, list),
      filled(WeekPlanDocument, plan),
      failed('createWeeklyLecture', {
        status: 409,
        code: 'duplicate-week',
        detail: '이 강의에 5주차가 이미 있습니다. 있는 주차는 바뀌지 않으니 다른 번호로 추가해 주세요.',
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '여러 주차 한 번에');
    await submit(dialog, '8개 추가', /5주차가 이미 있습니다/);
  },
});

export const DeletingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekListDocument, list),
      filled(WeekPlanDocument, plan),
      failed('deleteWeeklyLecture', 409, 'in-use', '출결이나 메모가 있는 주차는 삭제할 수 없습니다.'),
    ),
  play: async ({ canvas }) => {
    await take(canvas, '2주차 메뉴', '삭제');
    const question = within(await screen.findByRole('alertdialog', { name: '2주차를 삭제할까요?' }));
    await submit(question, '주차 삭제', '출결이나 메모가 있는 주차는 삭제할 수 없습니다.');
  },
});
