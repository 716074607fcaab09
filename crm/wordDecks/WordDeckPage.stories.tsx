import { userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildWord } from '#mocks/builders/word.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { WordListDocument } from '../words/generated/graphql.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { DeleteWordDeckDocument, WordDeckDocument } from './generated/graphql.ts';
import WordDeckPage from './WordDeckPage.tsx';

const deck = { ...buildWordDeck(), lecture: null, createdByStaff: { name: staff.admin.name } };

const meta = preview.meta({
  title: 'CRM/단어장/단어장',
  component: WordDeckPage,
  decorators: [inCrm({ at: `/crm/wordDecks/${deck.id}`, route: '/crm/wordDecks/:id/*' })],
  beforeEach: ({ msw }) =>
    msw.use(filled(WordListDocument, { words: [buildWord()], words_aggregate: { aggregate: { count: 1 } } })),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WordDeckDocument, { wordDecks_by_pk: deck })),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(WordDeckDocument)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/찾을 수 없습니다/);
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WordDeckDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WordDeckDocument)) });

export const DeletingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordDeckDocument, { wordDecks_by_pk: deck }),
      failed(DeleteWordDeckDocument, { detail: 'Foreign key violation. update or delete on table' }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '지우기' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '단어장 지우기' }));
    await question.findByText(/다른 기록이 이것을 쓰고 있거나/);
  },
});
