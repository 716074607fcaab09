import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildWord } from '#mocks/builders/word.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { closes, openForm, press, says, sees, submit, takeForm } from '#ui-kit/testing/play.ts';
import { WordTestListDocument } from '../wordTests/generated/graphql.ts';
import { WordListDocument } from '../words/generated/graphql.ts';
import { WordAssignmentListDocument } from '../wordAssignments/parts.ts';
import { LectureOptionsDocument } from '../lectures/generated/graphql.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { DeleteWordDeckDocument, UpdateWordDeckDocument, WordDeckDocument } from './generated/graphql.ts';
import WordDeckPage from './WordDeckPage.tsx';

const deck = { ...buildWordDeck(), lecture: null, createdByStaff: { name: staff.admin.name } };
const updated = fn();

const meta = preview.meta({
  title: 'CRM/단어장/단어장',
  component: WordDeckPage,
  decorators: [inCrm({ at: `/crm/wordDecks/${deck.id}`, route: '/crm/wordDecks/:id/*' })],
  beforeEach: ({ msw }) =>
    msw.use(
      empty(WordTestListDocument),
      filled(WordListDocument, { words: [buildWord()], words_aggregate: { aggregate: { count: 1 } } }),
      empty(WordAssignmentListDocument),
      filled(LectureOptionsDocument, { lectures: [] }),
      filled('readWordMap', { total: 0, words: [], students: [] }),
    ),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WordDeckDocument, { wordDecks_by_pk: deck })),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(WordDeckDocument)),
  play: async ({ canvas }) => {
    await says(canvas, '단어장을 찾을 수 없습니다');
    await sees(canvas.getByRole('link', { name: '단어장 목록으로' }));
    await expect(canvas.queryByRole('button', { name: '다시 시도' })).toBeNull();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WordDeckDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(WordDeckDocument)),
  play: async ({ canvas }) => {
    await says(canvas, '요청을 마치지 못했습니다. 잠시 뒤 다시 시도해 주세요.');
    // Said once, where the record would be.
    await expect(canvas.queryByText(/GraphQL/)).toBeNull();
  },
});

export const Published = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureOptionsDocument, { lectures: [] }),
      filled(WordDeckDocument, { wordDecks_by_pk: { ...deck, isPublished: false } }),
      filled(UpdateWordDeckDocument, { update_wordDecks_by_pk: { id: deck.id } }, updated),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '수정', '단어장 수정', 'link');
    await userEvent.click(dialog.getByRole('checkbox', { name: '학생에게 공개' }));
    await closes(dialog, '저장');
    const input = expect.objectContaining({ isPublished: true }) as unknown;
    await expect(updated).toHaveBeenCalledWith({ id: deck.id, input });
    await says(canvas, '수능 필수 영단어 1 단어장을 수정했습니다');
  },
});

export const DeletingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordDeckDocument, { wordDecks_by_pk: deck }),
      failed(DeleteWordDeckDocument, { detail: '다른 기록이 이것을 쓰고 있어 삭제할 수 없습니다.' }),
    ),
  play: async ({ canvas }) => {
    const question = await takeForm(canvas, '단어장 메뉴', '삭제', undefined, 'alertdialog');
    await submit(question, '단어장 삭제', /다른 기록이 이것을 쓰고 있어/);
  },
});

export const Copied = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(WordDeckDocument, { wordDecks_by_pk: deck }), filled('copyWordDeck', { id: deck.id }, updated)),
  play: async ({ canvas }) => {
    const dialog = await takeForm(canvas, '단어장 메뉴', '복사', '단어장 복사');
    await press(dialog, '복사');
    await says(canvas, '수능 필수 영단어 1 복사 단어장을 만들었습니다');
    await expect(updated).toHaveBeenLastCalledWith({ title: '수능 필수 영단어 1 복사' });
  },
});
