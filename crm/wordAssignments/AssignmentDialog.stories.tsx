import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { addDays, todayInSeoul } from '#ui-kit';
import { LectureOptionsDocument } from '../lectures/generated/graphql.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { choose, press, says, write } from '#ui-kit/testing/play.ts';
import { AssignmentList } from './AssignmentList.tsx';
import { AssignmentWeeksDocument, WordAssignmentListDocument } from './generated/graphql.ts';

const deckId = namedId('deck');
const asked = fn();

const meta = preview.meta({
  title: 'CRM/단어장/과제 창',
  component: AssignmentList,
  args: { deckId, lectureId: lectures.calculusB.id, isPublished: true },
  decorators: [inCrm({ at: `/crm/wordDecks/${deckId}` })],
  beforeEach: ({ msw }) =>
    msw.use(
      empty(WordAssignmentListDocument),
      filled(LectureOptionsDocument, {
        lectures: [{ id: lectures.calculusB.id, name: lectures.calculusB.name }],
      }),
    ),
});

/** Opens the form, due in a week. */
async function openForm(): Promise<HTMLElement> {
  await press(screen, '과제 등록');
  const dialog = await screen.findByRole('dialog', { name: '과제 등록' }, { timeout: 5000 });
  await write(within(dialog), { 마감일: addDays(todayInSeoul(), 7) });
  return dialog;
}

/** Chooses that it is for a week of the lecture. */
async function forAWeek() {
  const dialog = within(await openForm());
  await choose(dialog, { 누구에게: 'WEEK' });
  const week = dialog.getByRole('combobox', { name: /^주차/ });
  return { dialog, week };
}

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('createWordAssignment')),
  play: async () => sendUnanswered(await openForm(), '등록'),
});

export const NoWeeks = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(AssignmentWeeksDocument)),
  play: async () => {
    const { dialog, week } = await forAWeek();
    await says(dialog, '이 강의에는 아직 주차가 없습니다.');
    await expect(within(week).getAllByRole('option')).toHaveLength(1);
    await press(dialog, '등록');
    await expect(week).toBeInvalid();
  },
});

export const WeeksLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(AssignmentWeeksDocument)),
  play: async () => {
    const { week } = await forAWeek();
    await expect(week).toHaveAccessibleDescription('불러오는 중입니다…');
  },
});

export const WeeksFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(AssignmentWeeksDocument), loading('createWordAssignment', asked)),
  play: async () => {
    const { dialog, week } = await forAWeek();
    await says(dialog, /목록을 불러오지 못했습니다/);
    await expect(week).toHaveAccessibleDescription(/불러오지 못했습니다/);
    await press(dialog, '등록');
    await expect(asked).not.toHaveBeenCalled();
    // The lecture as a whole can be chosen instead.
    await choose(dialog, { 누구에게: 'LECTURE' });
    await expect(dialog.queryByText(/목록을 불러오지 못했습니다/)).toBeNull();
  },
});
