import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
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
    await expect(canvas.queryByRole('button', { name: '하루 새 낱말' })).toBeNull();
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
    asked.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '하루 새 낱말' }));
    const perDay = await screen.findByRole('textbox', { name: /하루에 새로 배우는/ });
    await userEvent.clear(perDay);
    await userEvent.type(perDay, '25{Enter}');
    await canvas.findByText('하루에 새 낱말을 25개씩 냅니다');
    await expect(asked).toHaveBeenCalledWith({ newPerDay: 25, leastNew: 5, mostNew: 50 });
  },
});

export const SettingsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WordDeckListDocument, list), failed(WordSettingsDocument)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '하루 새 낱말' }));
    const dialog = within(await screen.findByRole('dialog', { name: '하루 새 낱말' }));
    await expect(await dialog.findByRole('button', { name: '다시 시도' })).toBeVisible();
  },
});

export const SearchedAndMade = meta.story({
  beforeEach: ({ msw }) => {
    asked.mockClear();
    created.mockClear();
    msw.use(
      filled(LectureOptionsDocument, { lectures: [lecture] }),
      filled(WordDeckListDocument, (variables) => {
        asked(variables);
        return list;
      }),
      filled(CreateWordDeckDocument, ({ input }) => {
        created(input);
        return { insert_wordDecks_one: { id: lecture.id } };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('미적분 용어');
    await userEvent.type(canvas.getByRole('textbox', { name: '단어장 검색' }), '100%{Enter}');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ where: { title: { _ilike: '%100\\%%' } } })),
    );
    await userEvent.click(canvas.getByRole('link', { name: '단어장 만들기' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '단어장 만들기' }));
    await dialog.findByRole('option', { name: lecture.name });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /강의/ }), lecture.name);
    await userEvent.click(dialog.getByRole('button', { name: '만들기' }));
    await dialog.findByText('꼭 입력해 주세요.');
    await userEvent.type(dialog.getByRole('textbox', { name: /제목/ }), '새 단어장{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(created).toHaveBeenCalledWith({
      title: '새 단어장',
      description: '',
      lectureId: lecture.id,
      isPublished: false,
    });
  },
});
