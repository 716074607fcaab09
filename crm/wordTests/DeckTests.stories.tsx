import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, openForm, press } from '#ui-kit/testing/play.ts';
import { LectureOptionsDocument } from '../lectures/parts.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { DeckTests } from './DeckTests.tsx';
import { WeekChoicesDocument, WordTestListDocument } from './generated/graphql.ts';

const lecture = buildLecture();
const deck = buildWordDeck();
const week = {
  id: '01990000-0000-7000-8000-00000000abce',
  weekNumber: 5,
  specialName: null,
  placeInWeek: null,
  heldOn: '2026-11-18',
};
const created = fn();

const meta = preview.meta({
  title: 'CRM/단어장/시험',
  component: DeckTests,
  args: { deckId: deck.id },
  decorators: [inCrm({ at: `/crm/wordDecks/${deck.id}` })],
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(WordTestListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WordTestListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WordTestListDocument)) });

/** The deck is known here; the week is chosen. */
export const SetForWeek = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      empty(WordTestListDocument),
      filled(LectureOptionsDocument, { lectures: [lecture] }),
      filled(WeekChoicesDocument, { weeklyLectures: [week] }),
      filled('createWordTestPlan', { id: deck.id, version: 1 }, created),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '단어 시험 등록', '단어 시험 등록');
    await dialog.findByRole('option', { name: lecture.name });
    await choose(dialog, { 강의: lecture.id });
    await dialog.findByRole('option', { name: /5주차/ });
    await choose(dialog, { 주차: week.id });
    await userEvent.click(dialog.getByRole('checkbox', { name: '종이 시험지로 보기' }));
    await expect(dialog.queryByRole('textbox', { name: /제한 시간/ })).toBeNull();
    await press(dialog, '등록');
    await waitFor(() => expect(created).toHaveBeenCalled());
    await expect(created.mock.calls[0]![0]).toMatchObject({
      deckId: deck.id,
      weeklyLectureId: week.id,
      isPrinted: true,
    });
  },
});
