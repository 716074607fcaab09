import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildWord } from '#mocks/builders/word.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { pageOf } from '#mocks/pageOf.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { closes, hears, hearsLast, openForm, press, says, submit, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import {
  CreateWordDocument,
  DeleteWordDocument,
  MoveWordDocument,
  PasteWordsDocument,
  UpdateWordDocument,
  WordListDocument,
} from './generated/graphql.ts';
import { WordList } from './WordList.tsx';

const deckId = buildWordDeck().id;
const word = (sequence: number, term: string, meaning: string, more = {}) =>
  buildWord({ deckId, sequence, term, meaning, ...more });
const words = [
  word(1, 'abandon', '버리다', { synonyms: ['포기하다', '그만두다'], example: 'They abandoned the ship.' }),
  word(2, 'benefit', '이익'),
  word(4, 'cease', '멈추다'),
  ...[
    ['damage', '손상'],
    ['eager', '열심인'],
    ['famine', '기근'],
    ['gather', '모으다'],
    ['harvest', '수확'],
    ['idle', '게으른'],
    ['judge', '판단하다'],
    ['keen', '날카로운'],
    ['labor', '노동'],
    ['margin', '여백'],
    ['neglect', '소홀히 하다'],
    ['obtain', '얻다'],
    ['plenty', '많음'],
    ['quarrel', '다투다'],
    ['resist', '저항하다'],
    ['scarce', '드문'],
    ['tend', '경향이 있다'],
    ['urge', '재촉하다'],
    ['vain', '헛된'],
    ['wander', '돌아다니다'],
    ['yield', '산출하다'],
    ['zeal', '열의'],
    ['accuse', '고발하다'],
    ['blend', '섞다'],
  ].map(([term, meaning], at) => word(5 + at, term!, meaning!)),
];
/** Two pages of them. */
const list = (page: Parameters<typeof pageOf>[1]) => ({
  words: pageOf(words, page),
  words_aggregate: { aggregate: { count: words.length } },
});
const asked = fn();
const written = fn();

const meta = preview.meta({
  title: 'CRM/단어장/낱말',
  component: WordList,
  args: { deckId },
  decorators: [inCrm({ at: `/crm/wordDecks/${deckId}` })],
  beforeEach: ({ msw }) => msw.use(filled(WordListDocument, list, asked)),
});

export const Filled = meta.story();

Filled.test('The next page is asked for', async ({ canvas }) => {
  await says(canvas, 'abandon');
  await press(canvas, '다음 페이지');
  await hearsLast(asked, expect.objectContaining({ where: { deckId: { _eq: deckId } }, limit: 25, offset: 25 }));
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(WordListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WordListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WordListDocument)) });

export const Searched = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'abandon 순서 바꾸기' });
    await write(canvas, { '단어 검색': '이익' });
    const found = { _ilike: '%이익%' };
    const where = { _and: [{ deckId: { _eq: deckId } }, { _or: [{ term: found }, { meaning: found }] }] };
    await hearsLast(asked, expect.objectContaining({ where }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'abandon 순서 바꾸기' })).toBeNull());
  },
});

export const Added = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(CreateWordDocument, { insert_words_one: { id: words[0]!.id } }, ({ input }) => written(input))),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '단어 추가', '단어 추가');
    await write(dialog, { 단어: ' decline ' });
    await submit(dialog, '추가', '꼭 입력해 주세요.');
    await write(dialog, { 뜻: '줄다', '함께 받는 답': '감소하다, 줄어들다,,감소하다' });
    await closes(dialog, '추가');
    const synonyms = ['감소하다', '줄어들다'];
    await expect(written).toHaveBeenCalledWith({
      term: 'decline',
      meaning: '줄다',
      synonyms,
      example: '',
      partOfSpeech: '',
      deckId,
    });
  },
});

export const Changed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(UpdateWordDocument, { update_words_by_pk: { id: words[1]!.id } }, written)),
  play: async ({ canvas }) => {
    await press(canvas, 'benefit 메뉴');
    await userEvent.click(within(document.body).getByRole('menuitem', { name: '수정' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '단어 수정' }));
    await write(dialog, { 뜻: ', 혜택' });
    await press(dialog, '저장');
    const input = { term: 'benefit', meaning: '이익, 혜택', synonyms: [], example: '', partOfSpeech: '', version: 1 };
    await hears(written, { id: words[1]!.id, input });
  },
});

export const Pasted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PasteWordsDocument, { insert_words: { affected_rows: 1 } }, ({ words: objects }) => written(objects)),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '여러 개 붙여넣기', '단어 붙여넣기');
    await userEvent.click(dialog.getByRole('textbox', { name: /붙여넣을 줄/ }));
    await userEvent.paste('뜻이 없는 줄');
    await submit(dialog, '추가', '넣을 수 있는 줄이 없습니다.');
    await userEvent.paste('\ndecline\t줄다\nabandon\t버리다');
    await says(dialog, '3줄 중 2줄을 넣습니다.');
    await press(dialog, '2개 추가');
    await within(document.body).findByText('단어 1개를 추가했습니다. 이미 있는 1개는 건너뛰었습니다');
    const none = { synonyms: [], example: '', partOfSpeech: '', deckId };
    await expect(written).toHaveBeenCalledWith([
      { term: 'decline', meaning: '줄다', ...none },
      { term: 'abandon', meaning: '버리다', ...none },
    ]);
  },
});

export const MovedByKeyboard = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(MoveWordDocument, (variables) => {
        written(variables);
        const id = variables.id;
        return { aside: { id }, between: { affected_rows: 2 }, placed: { id } };
      }),
    ),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'cease 순서 바꾸기' })).focus();
    await userEvent.keyboard(' {Home} ');
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    const between = { deckId: { _eq: deckId }, sequence: { _gte: 1, _lt: 4 } };
    await expect(written).toHaveBeenCalledWith(expect.objectContaining({ id: words[2]!.id, between, by: 1, place: 1 }));
  },
});

export const DeletingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(DeleteWordDocument, {
        detail:
          '학생이 공부했거나 시험에 나온 단어는 삭제할 수 없습니다: 김민수, 이서연, 박지훈 학생 외 4명. 단어장을 비공개로 바꿔 주세요.',
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, 'abandon 메뉴');
    await userEvent.click(within(document.body).getByRole('menuitem', { name: '삭제' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await submit(
      question,
      '단어 삭제',
      '학생이 공부했거나 시험에 나온 단어는 삭제할 수 없습니다: 김민수, 이서연, 박지훈 학생 외 4명. 단어장을 비공개로 바꿔 주세요.',
    );
  },
});
