import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildWordDeck } from '#mocks/builders/wordDeck.ts';
import { staff } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { LectureOptionsDocument } from '../lectures/generated/graphql.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { choose, openForm, press, rewrite, says, write } from '#ui-kit/testing/play.ts';
import { CreateWordDeckDocument, WordDeckListDocument, WordSettingsDocument } from './generated/graphql.ts';
import WordDeckListPage from './WordDeckListPage.tsx';

const lecture = buildLecture();
const deck = { ...buildWordDeck(), lecture: null, createdByStaff: { name: staff.admin.name } };
const settings = filled(WordSettingsDocument, {
  wordSettings: [{ id: 1, newPerDay: 20, leastNew: 5, mostNew: 50 }],
});

const meta = preview.meta({
  title: 'CRM/단어장/만들고 정하는 창',
  component: WordDeckListPage,
  decorators: [inCrm({ at: '/crm/wordDecks' })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WordDeckListDocument, { wordDecks: [deck], wordDecks_aggregate: { aggregate: { count: 1 } } }),
      filled(LectureOptionsDocument, { lectures: [lecture] }),
    ),
});

/** Opens the form of a new deck and fills it in. */
async function writeDeck(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('link', { name: '단어장 만들기' }));
  const dialog = await screen.findByRole('dialog', { name: '단어장 만들기' });
  await write(within(dialog), { 제목: '새 단어장' });
  await within(dialog).findByRole('option', { name: lecture.name });
  await choose(within(dialog), { 강의: lecture.id });
  return dialog;
}

export const Making = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(CreateWordDeckDocument)),
  play: async () => sendUnanswered(await writeDeck(), '만들기'),
});

export const LectureGone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed(CreateWordDeckDocument, { detail: '강의를 찾을 수 없습니다. 그 사이에 삭제되었을 수 있습니다.' })),
  play: async ({ msw }) => {
    const dialog = within(await writeDeck());
    const button = dialog.getByRole('button', { name: '만들기' });
    await userEvent.click(button);
    await says(dialog, /^강의를 찾을 수 없습니다/);
    await expect(dialog.getByRole('textbox', { name: /제목/ })).toHaveValue('새 단어장');
    msw.use(filled(CreateWordDeckDocument, { insert_wordDecks_one: { id: deck.id } }));
    await choose(dialog, { 강의: '모든 강의' });
    await userEvent.click(button);
    await says(screen, '새 단어장 단어장을 만들었습니다');
  },
});

/** Opens the academy's numbers and writes another one. */
async function changeSettings(typed: string): Promise<HTMLElement> {
  await press(screen, '하루 새 단어');
  await rewrite(screen, { '하루에 새로 배우는 단어': typed });
  return screen.getByRole('dialog', { name: '하루 새 단어' });
}

export const SettingsSending = meta.story({
  beforeEach: ({ msw }) => msw.use(settings, loading('changeWordSettings')),
  play: async () => sendUnanswered(await changeSettings('25'), '저장'),
});

export const SettingsRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '‘가장 적게’와 ‘가장 많이’ 사이의 수를 적어 주세요. ‘가장 많이’는 60개까지입니다.';
    const errors = [{ field: 'newPerDay', message: detail }];
    msw.use(settings, failed('changeWordSettings', { status: 422, code: 'invalid-value', detail, errors }));
  },
  play: async () => {
    const dialog = within(await changeSettings('55'));
    await press(dialog, '저장');
    const perDay = dialog.getByRole('textbox', { name: /하루에 새로 배우는/ });
    await waitFor(() => expect(perDay).toHaveAccessibleDescription(/사이의 수를 적어 주세요/));
    await expect(perDay).toHaveValue('55');
  },
});

export const SettingsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(WordSettingsDocument)),
  play: async () => {
    const dialog = await openForm(screen, '하루 새 단어', '하루 새 단어');
    await dialog.findByRole('status', { name: '불러오는 중입니다' });
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
