import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { namedId } from '#mocks/builders/row.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { failed, filled } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { openForm, press, retype, rewrite, says, tells, write } from '#ui-kit/testing/play.ts';
import { inLecture } from '../shared/testing/inCrm.tsx';
import { WeekListDocument, WeekPlanDocument } from './generated/graphql.ts';
import { list, plan } from './testing/weeks.ts';
import WeekList from './WeekList.tsx';

const week = fn();
const at = '11월 19일 (목) 18:00–21:00';
const busy = {
  clashes: [{ userId: namedId('u'), name: '김민수', lecture: '중2 영어', at }],
  taken: [{ who: '김지훈 선생님, 301호', lecture: '확통 심화', at }],
};
const written = () => week.mock.calls.filter(([{ dryRun }]) => dryRun !== true);

/** The other lessons of that hour are named. */
async function seeTaken(dialog: Pick<typeof screen, 'findByText' | 'getByText'>) {
  await says(
    dialog,
    `같은 시간에 겹칩니다. 김지훈 선생님, 301호: 확통 심화 (${at})`,
    `김민수 학생은 ${at} ‘중2 영어’ 수업과 시간이 겹칩니다.`,
  );
}

const meta = preview.meta({
  title: 'CRM/강의/주차 고치기',
  component: WeekList,
  decorators: [inLecture(cast.calculusB.id)],
});

/** Opens the form of a week by its menu. */
async function editWeek(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement);
  await press(canvas, `${name} 메뉴`);
  return openForm(canvas, '수정', '주차 수정', 'menuitem');
}

const lists = [filled(WeekListDocument, list), filled(WeekPlanDocument, plan)];

export const SpecialWeekAdded = meta.story({
  beforeEach: ({ msw }) => {
    const added = filled('createSpecialWeeklyLecture', undefined, week);
    msw.use(added, ...lists);
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '주차 추가', '주차 추가');
    await press(dialog, /이름 있는 주차/, '추가');
    await dialog.findByRole('textbox', { name: /주차 이름/, description: /./ });
    await expect(written()).toEqual([]);
    await write(dialog, { '주차 이름': '기말 보강' });
    await tells(dialog, '추가', '기말 보강을 추가했습니다');
    await expect(written()).toHaveLength(1);
    await expect(week.mock.lastCall?.[0]).toMatchObject({ specialName: '기말 보강', heldOn: '2026-12-01' });
    await expect(week.mock.lastCall?.[0]).not.toHaveProperty('weekNumber');
  },
});

/** Another lesson has the teacher, the room and a student of the new week. */
export const NewWeekTaken = meta.story({
  beforeEach: ({ msw }) => {
    const made = { id: namedId('week'), ids: [namedId('week')], changeSetId: null };
    msw.use(filled('createSpecialWeeklyLecture', { ...made, ...busy }, week), ...lists);
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '주차 추가', '주차 추가');
    await seeTaken(dialog);
    await expect(week.mock.lastCall?.[0]).toMatchObject({ heldOn: '2026-12-01', dryRun: true });
  },
});

/** And of a run. */
export const RunTaken = meta.story({
  beforeEach: ({ msw }) => {
    const made = { id: namedId('week'), ids: [namedId('week')], changeSetId: null };
    msw.use(filled('createWeeklyLecture', { ...made, ...busy }, week), ...lists);
  },
  play: async ({ canvas }) => {
    await press(canvas, '여러 주차 한 번에');
    await seeTaken(within(await screen.findByRole('dialog', { name: '주차 여러 개 추가' })));
    await expect(week.mock.lastCall?.[0]).toMatchObject({ dryRun: true, following: { length: 7 } });
  },
});

/** Two months ahead only weeks that were made are known: said from the day on. */
export const RunAhead = meta.story({
  beforeEach: ({ msw }) => {
    const made = { id: namedId('week'), ids: [namedId('week')], changeSetId: null, clashes: [], taken: [] };
    msw.use(filled('createWeeklyLecture', made), ...lists);
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '여러 주차 한 번에', '주차 여러 개 추가');
    await expect(dialog.queryByText(/이미 만든 주차와만/)).toBeNull();
    await rewrite(dialog, { '첫 수업일': '2027-02-02{Tab}' });
    await says(dialog, /부터는 이미 만든 주차와만 비교합니다. 아직 만들지 않은 수업과 겹칠 수 있습니다./);
  },
});

export const SpecialWeekChanged = meta.story({
  beforeEach: ({ msw }) => {
    const changed = filled('updateSpecialWeeklyLecture', undefined, week);
    msw.use(changed, ...lists);
  },
  play: async ({ canvasElement }) => {
    const dialog = await editWeek(canvasElement, '파이널 특강');
    const room = dialog.getByRole('textbox', { name: /강의실/ });
    await retype(room, '대강당{Enter}');
    await says(screen, '파이널 특강을 수정했습니다');
    const sent = { specialName: '파이널 특강', room: '대강당', heldOn: '2026-11-14', version: 1 };
    await expect(week.mock.lastCall?.[0]).toMatchObject(sent);
  },
});

export const WeekMoved = meta.story({
  beforeEach: ({ msw }) => {
    const kept = ['한지우'];
    const joined = ['정우성', '서하늘', '윤가람', '임다온', '송이든', '오누리', '배로운'];
    const moved = {
      id: '01900000-0000-7000-8000-000000000003',
      joined,
      left: ['김민수', '박서연'],
      kept,
      told: 23,
      ...busy,
    };
    msw.use(filled('updateWeeklyLecture', moved, week), ...lists);
  },
  play: async ({ canvasElement }) => {
    const dialog = await editWeek(canvasElement, '3주차');
    await rewrite(dialog, { 수업일: '2026-11-19{Tab}' });
    await says(
      dialog,
      /새로 들어옵니다: 정우성, .+ 외 2명/,
      /빠집니다\. 따로 알리지 않습니다: 김민수, 박서연/,
      /남습니다: 한지우/,
      '학생 23명에게 알립니다.',
    );
    await seeTaken(dialog);
    await expect(week.mock.lastCall?.[0]).toMatchObject({ heldOn: '2026-11-19', dryRun: true });
    await tells(dialog, '저장', '3주차를 수정했습니다');
    await expect(week.mock.lastCall?.[0]).toMatchObject({ weekNumber: 3, heldOn: '2026-11-19', version: 1 });
  },
});

/** The place of a lesson in its week is seen, and follows its day. */
export const PlaceInWeek = meta.story({
  beforeEach: ({ msw }) => {
    const [toCome, ...others] = list.weeklyLectures;
    const weeklyLectures = [{ ...toCome!, placeInWeek: '1/2' }, ...others];
    msw.use(filled(WeekListDocument, { ...list, weeklyLectures }), filled(WeekPlanDocument, plan));
  },
  play: async ({ canvasElement }) => {
    const dialog = await editWeek(canvasElement, '4주차 1/2');
    await expect(dialog.getByRole('textbox', { name: /주차 번호/ })).toHaveAccessibleDescription(
      '1/2 · 순서는 날짜와 시각을 따릅니다.',
    );
  },
});

export const NumberTaken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('updateWeeklyLecture', 409, 'duplicate-week', '이 강의에 같은 번호의 주차가 이미 있습니다.', 'weekNumber'),
      ...lists,
    ),
  play: async ({ canvasElement }) => {
    const dialog = await editWeek(canvasElement, '3주차');
    const number = dialog.getByRole('textbox', { name: /주차 번호/ });
    await retype(number, '2{Enter}');
    // Told at the field that is wrong, which keeps what was typed.
    await waitFor(() => expect(number).toHaveAccessibleDescription(/같은 번호의 주차가 이미 있습니다/));
    await expect(number).toHaveValue('2');
    await expect(number).toHaveFocus();
  },
});
