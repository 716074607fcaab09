import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, hearsLast, openForm, press, rewrite, says, sees, submit, write } from '#ui-kit/testing/play.ts';
import { LectureOptionsDocument } from '../lectures/generated/graphql.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { CreateWordDeckDocument, WordDeckListDocument, WordSettingsDocument } from './generated/graphql.ts';
import WordDeckListPage from './WordDeckListPage.tsx';

const lecture = buildLecture();
const by = { createdByStaff: { name: staff.admin.name } };
const wordDecks = [
  { ...buildWordDeck(), lecture: null, ...by },
  { ...buildWordDeck({ title: '미적분 용어', lectureId: lecture.id, isPublished: false }), lecture, ...by },
];
const list = { wordDecks, wordDecks_aggregate: { aggregate: { count: 2 } } };
const asked = fn();
const created = fn();

const meta = preview.meta({
  title: 'CRM/단어장/목록',
  component: WordDeckListPage,
  decorators: [inCrm({ at: '/crm/wordDecks' })],
});

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(filled(WordDeckListDocument, list)) });

export const ReadByTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: Filled.input.beforeEach,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row');
    await expect(canvas.queryByRole('button', { name: '하루 새 단어' })).toBeNull();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(WordDeckListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WordDeckListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WordDeckListDocument)) });

export const Settings = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordDeckListDocument, list),
      filled(WordSettingsDocument, { wordSettings: [{ id: 1, newPerDay: 20, leastNew: 5, mostNew: 50 }] }),
      filled('changeWordSettings', undefined, asked),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '하루 새 단어');
    await rewrite(screen, { '하루에 새로 배우는 단어': '25{Enter}' });
    await says(canvas, '하루에 새 단어를 25개씩 냅니다');
    await expect(asked).toHaveBeenCalledWith({ newPerDay: 25, leastNew: 5, mostNew: 50 });
  },
});

export const SettingsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WordDeckListDocument, list), failed(WordSettingsDocument)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '하루 새 단어', '하루 새 단어');
    await sees(dialog.findByRole('button', { name: '다시 시도' }));
  },
});

export const SearchedAndMade = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureOptionsDocument, { lectures: [lecture] }),
      filled(WordDeckListDocument, list, asked),
      filled(CreateWordDeckDocument, { insert_wordDecks_one: { id: lecture.id } }, ({ input }) => created(input)),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '미적분 용어');
    await write(canvas, { '단어장 검색': '100%{Enter}' });
    await hearsLast(asked, expect.objectContaining({ where: { title: { _ilike: '%100\\%%' } } }));
    const dialog = await openForm(canvas, '단어장 만들기', '단어장 만들기', 'link');
    await dialog.findByRole('option', { name: lecture.name });
    await choose(dialog, { 강의: lecture.name });
    await submit(dialog, '만들기', '꼭 입력해 주세요.');
    await write(dialog, { 제목: '새 단어장{Enter}' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(created).toHaveBeenCalledWith({
      title: '새 단어장',
      description: '',
      lectureId: lecture.id,
      isPublished: false,
    });
  },
});
