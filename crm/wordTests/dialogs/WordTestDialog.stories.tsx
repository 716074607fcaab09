import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { LectureOptionsDocument } from '../../lectures/parts.ts';
import { inWeek } from '../../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { choose, hears, press, retype, rewrite, says } from '#ui-kit/testing/play.ts';
import { DeckTests } from '../DeckTests.tsx';
import { DeckChoicesDocument, WeekChoicesDocument, WordTestListDocument } from '../generated/graphql.ts';
import WeekTests from '../WeekTests.tsx';

const lecture = buildLecture();
const deck = buildWordDeck();
const week = { id: namedId('week'), weekNumber: 5, specialName: null, placeInWeek: null, heldOn: '2026-11-18' };
const decks = filled(DeckChoicesDocument, { wordDecks: [{ ...deck, words_aggregate: { aggregate: { count: 12 } } }] });
const asked = fn();

const meta = preview.meta({
  title: 'CRM/단어장/시험 내는 창',
  component: WeekTests,
  decorators: [inWeek(lecture.id, week.id, 'word-tests')],
  beforeEach: ({ msw }) =>
    msw.use(empty(WordTestListDocument), filled(LectureOptionsDocument, { lectures: [lecture] })),
});

async function openForm(): Promise<HTMLElement> {
  await press(screen, '단어 시험 등록');
  return screen.findByRole('dialog', { name: '단어 시험 등록' });
}

/** Opens the form and chooses the deck. */
async function chooseDeck(): Promise<HTMLElement> {
  const dialog = await openForm();
  await within(dialog).findByRole('option', { name: `${deck.title} (12개)` });
  await choose(within(dialog), { 단어장: deck.id });
  return dialog;
}

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(decks, loading('createWordTestPlan')),
  play: async () => sendUnanswered(await chooseDeck(), '등록'),
});

export const TooFewWords = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '그 범위에 단어가 12개뿐입니다. 범위를 넓히거나 문항을 줄여 주세요.';
    const errors = [{ field: 'questionCount', message: detail }];
    msw.use(decks, failed('createWordTestPlan', { status: 422, code: 'too-few-words', detail, errors }));
  },
  play: async ({ msw }) => {
    const dialog = within(await chooseDeck());
    const count = dialog.getByRole('textbox', { name: /문항/ });
    await press(dialog, '등록');
    await waitFor(() => expect(count).toHaveAccessibleDescription(/단어가 12개뿐입니다/));
    await expect(count).toHaveFocus();
    await expect(dialog.getByRole('combobox', { name: /단어장/ })).toHaveValue(deck.id);
    msw.use(filled('createWordTestPlan', { id: deck.id, version: 1 }, asked));
    await retype(count, '12');
    await rewrite(dialog, { '통과 기준': '10{Enter}' });
    await hears(asked, expect.objectContaining({ questionCount: 12, targetCount: 10 }));
  },
});

export const NoDecks = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(DeckChoicesDocument)),
  play: async () => {
    const dialog = within(await openForm());
    await says(dialog, '아직 단어장이 없습니다. 단어장을 먼저 만들어 주세요.');
    await press(dialog, '등록');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /단어장/ })).toBeInvalid());
  },
});

export const DecksLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(DeckChoicesDocument)),
  play: async () => {
    const deckField = within(await openForm()).getByRole('combobox', { name: /단어장/ });
    await expect(deckField).toHaveAccessibleDescription('불러오는 중입니다…');
  },
});

export const DecksFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(DeckChoicesDocument)),
  play: async ({ msw }) => {
    const dialog = within(await openForm());
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /단어장/ })).toHaveAccessibleDescription(/불러오지 못했습니다/),
    );
    // Told once, at the field, and not in English.
    await expect(screen.queryByText(/error|GraphQL/i)).toBeNull();
    msw.use(decks);
    await press(dialog, '다시 시도');
    await dialog.findByRole('option', { name: `${deck.title} (12개)` });
  },
});

const onDeck = { render: () => <DeckTests deckId={deck.id} /> };

/** Opens the form on the page of a deck and chooses a lecture. */
async function chooseLecture() {
  const dialog = within(await openForm());
  await dialog.findByRole('option', { name: lecture.name });
  await choose(dialog, { 강의: lecture.id });
  return { dialog, weeks: dialog.getByRole('combobox', { name: /주차/ }) };
}

export const NoWeeks = meta.story({
  ...onDeck,
  beforeEach: ({ msw }) => msw.use(empty(WeekChoicesDocument)),
  play: async () => {
    const { dialog, weeks } = await chooseLecture();
    await says(dialog, '이 강의에는 아직 주차가 없습니다.');
    await expect(within(weeks).getAllByRole('option')).toHaveLength(1);
  },
});

export const WeeksFailed = meta.story({
  ...onDeck,
  beforeEach: ({ msw }) => msw.use(failed(WeekChoicesDocument)),
  play: async () => {
    const { dialog, weeks } = await chooseLecture();
    await waitFor(() => expect(weeks).toHaveAccessibleDescription(/불러오지 못했습니다/));
    await expect(dialog.getByRole('button', { name: '다시 시도' })).toBeEnabled();
  },
});

export const WeeksLoading = meta.story({
  ...onDeck,
  beforeEach: ({ msw }) => msw.use(loading(WeekChoicesDocument)),
  play: async () => {
    const { weeks } = await chooseLecture();
    await expect(weeks).toHaveAccessibleDescription('불러오는 중입니다…');
  },
});
