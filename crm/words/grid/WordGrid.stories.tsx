import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildWord } from '#mocks/builders/word.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { press, says, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { DeckWordsDocument } from '../generated/graphql.ts';
import WordGrid from './WordGrid.tsx';

const deckId = '01990000-0000-7000-8000-000000000061';
const words = [
  ['abandon', '버리다', '동사', 'They abandoned the ship.'],
  ['benefit', '이익 (금전', '명사', ''],
  ['abandon', '버리다', '', ''],
].map(([term = '', meaning = '', partOfSpeech = '', example = ''], at) =>
  buildWord({ term, meaning, partOfSpeech, example, sequence: at + 1 }),
);
const saved = fn();
const closed = fn();

const meta = preview.meta({
  title: 'CRM/단어장/낱말 표',
  component: WordGrid,
  args: { deckId, onClose: closed },
  decorators: [inCrm({ at: `/crm/wordDecks/${deckId}` })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(DeckWordsDocument, { words }), filled('saveWords', { added: 0, changed: 1 }, saved)),
});

Filled.test('Twins are mended, then all is saved', async ({ canvas }) => {
  // Twins keep it from being saved.
  await says(canvas, '수정할 곳 2칸');
  const twin = canvas.getAllByRole('gridcell', { name: /버리다/ })[1]!;
  await userEvent.click(twin);
  await userEvent.keyboard('단념하다{Enter}');
  await waitFor(() => expect(canvas.queryByText('수정할 곳 2칸')).toBeNull());
  await press(canvas, '저장');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  const sent = saved.mock.calls[0]![0] as { words: object[] };
  await expect(sent.words).toHaveLength(3);
  await expect(sent.words[2]).toMatchObject({ id: words[2]!.id, version: 1, meaning: '단념하다' });
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(DeckWordsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(DeckWordsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(DeckWordsDocument)) });

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(DeckWordsDocument, { words: words.slice(0, 1) }),
      failed('saveWords', 409, 'version-conflict', 'abandon: 이준호님이 먼저 바꿨습니다.'),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /버리다/ }));
    await userEvent.keyboard('단념하다{Enter}');
    await submit(canvas, '저장', 'abandon: 이준호님이 먼저 바꿨습니다.');
    await expect(closed).not.toHaveBeenCalled();
  },
});
