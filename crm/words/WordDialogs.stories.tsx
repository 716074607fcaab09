import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildWord } from '#mocks/builders/word.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { openForm, press, says, submit, write } from '#ui-kit/testing/play.ts';
import { CreateWordDocument, PasteWordsDocument, UpdateWordDocument, WordListDocument } from './generated/graphql.ts';
import { WordList } from './WordList.tsx';

const deckId = buildWordDeck().id;
const word = buildWord({ deckId, sequence: 1, term: 'abandon', meaning: '버리다' });
const taken = '같은 단어와 뜻이 이미 있습니다.';
const asked = fn();

const meta = preview.meta({
  title: 'CRM/단어장/낱말 넣는 창',
  component: WordList,
  args: { deckId },
  decorators: [inCrm({ at: `/crm/wordDecks/${deckId}` })],
  beforeEach: ({ msw }) =>
    msw.use(filled(WordListDocument, { words: [word], words_aggregate: { aggregate: { count: 1 } } })),
});

/** Opens the form of a new word and fills it in. */
async function writeWord(): Promise<HTMLElement> {
  await press(screen, '단어 추가');
  const dialog = await screen.findByRole('dialog', { name: '단어 추가' });
  await write(within(dialog), { 단어: 'abandon', 뜻: '버리다' });
  return dialog;
}

export const Adding = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(CreateWordDocument)),
  play: async () => sendUnanswered(await writeWord(), '추가'),
});

export const AddingRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(CreateWordDocument, { detail: taken })),
  play: async ({ msw }) => {
    const dialog = within(await writeWord());
    await submit(dialog, '추가', '같은 단어와 뜻이 이미 있습니다.');
    const meaning = dialog.getByRole('textbox', { name: /^뜻/ });
    await expect(meaning).toHaveValue('버리다');
    msw.use(filled(CreateWordDocument, { insert_words_one: { id: word.id } }, ({ input }) => asked(input)));
    await userEvent.type(meaning, ', 그만두다{Enter}');
    await says(screen, '‘abandon’ 단어를 추가했습니다');
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ term: 'abandon', meaning: '버리다, 그만두다' }));
  },
});

export const ChangingRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(UpdateWordDocument, { detail: taken })),
  play: async () => {
    await press(screen, 'abandon 메뉴');
    const dialog = await openForm(screen, '수정', '단어 수정', 'menuitem');
    await write(dialog, { 뜻: ', 떠나다' });
    await submit(dialog, '저장', '같은 단어와 뜻이 이미 있습니다.');
    await expect(dialog.getByRole('textbox', { name: /^뜻/ })).toHaveValue('버리다, 떠나다');
  },
});

/** Opens the form of many words and pastes two lines. */
async function pasteWords(): Promise<HTMLElement> {
  await press(screen, '여러 개 붙여넣기');
  const dialog = await screen.findByRole('dialog', { name: '단어 붙여넣기' });
  await userEvent.click(within(dialog).getByRole('textbox', { name: /붙여넣을 줄/ }));
  await userEvent.paste('decline\t줄다\ncease\t멈추다');
  await says(within(dialog), /2줄/);
  return dialog;
}

export const Pasting = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(PasteWordsDocument)),
  play: async () => sendUnanswered(await pasteWords(), '2개 추가'),
});

export const PastingFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PasteWordsDocument)),
  play: async ({ msw }) => {
    const dialog = within(await pasteWords());
    const button = dialog.getByRole('button', { name: '2개 추가' });
    await userEvent.click(button);
    await says(dialog, '요청을 마치지 못했습니다. 잠시 뒤 다시 시도해 주세요.');
    await expect(dialog.getByRole('textbox', { name: /붙여넣을 줄/ })).toHaveValue('decline\t줄다\ncease\t멈추다');
    msw.use(filled(PasteWordsDocument, { insert_words: { affected_rows: 2 } }));
    await userEvent.click(button);
    await says(screen, '단어 2개를 추가했습니다');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
