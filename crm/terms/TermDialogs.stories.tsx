import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paragraphs } from '#mocks/builders/announcement.ts';
import { buildTerm, buildTermVersion } from '#mocks/builders/term.ts';
import { staff } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { CrmScreens } from '../CrmScreens.tsx';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { closes, openForm, press, rewrite, says, submit, take, write } from '#ui-kit/testing/play.ts';
import { TermDocument, TermListDocument } from './generated/graphql.ts';
import {
  CreateTermDocument,
  CreateTermVersionDocument,
  UpdateTermDocument,
  UpdateTermVersionDocument,
} from './generated/manager.ts';

const toCome = { ...buildTermVersion({ publishedFrom: '2027-01-01' }), createdByStaff: { name: staff.admin.name } };
const term = { ...buildTerm(), versions: [toCome] };
const asked = fn();

const meta = preview.meta({
  title: 'CRM/약관/만들고 고치는 창',
  component: CrmScreens,
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TermListDocument, { terms: [term], terms_aggregate: { aggregate: { count: 1 } } }),
      filled(TermDocument, { terms_by_pk: term }),
    ),
});
const inList = [inCrm({ at: '/crm/terms', route: '/crm/*' })];
const inTerm = [inCrm({ at: '/crm/terms/service', route: '/crm/*' })];

/** Opens the form of new terms and fills it in. */
async function writeTerms(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('link', { name: '약관 만들기' }));
  const element = await screen.findByRole('dialog', { name: '약관 만들기' });
  const dialog = within(element);
  await write(dialog, { 제목: '환불 규정', 주소: 'refund' });
  await userEvent.click(await dialog.findByRole('textbox', { name: /내용/ }));
  await userEvent.keyboard('남은 날만큼 돌려 드립니다.');
  return element;
}

export const Making = meta.story({
  decorators: inList,
  beforeEach: ({ msw }) => msw.use(loading(CreateTermDocument)),
  play: async () => sendUnanswered(await writeTerms(), '만들기'),
});

export const AddressTaken = meta.story({
  decorators: inList,
  beforeEach: ({ msw }) => msw.use(failed(CreateTermDocument, { detail: '같은 주소의 약관이 이미 있습니다.' })),
  play: async ({ msw }) => {
    const dialog = within(await writeTerms());
    await submit(dialog, '만들기', '같은 주소의 약관이 이미 있습니다.');
    await expect(dialog.getByRole('textbox', { name: /내용/ })).toHaveTextContent('남은 날만큼 돌려 드립니다.');
    msw.use(filled(CreateTermDocument, { insert_terms_one: { id: 'refund-2' } }, ({ input }) => asked(input)));
    await write(dialog, { 주소: '-2{Enter}' });
    await says(screen, '환불 규정을 만들었습니다');
    const body = paragraphs('남은 날만큼 돌려 드립니다.');
    await expect(asked.mock.lastCall?.[0]).toMatchObject({ id: 'refund-2', versions: { data: [{ body }] } });
  },
});

/** Opens the form of the title and the address, and writes another title. */
async function renameTerms(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('link', { name: '수정' }));
  const dialog = await screen.findByRole('dialog', { name: '약관 수정' });
  await write(within(dialog), { 제목: ' 2판' });
  return dialog;
}

export const Renaming = meta.story({
  decorators: inTerm,
  beforeEach: ({ msw }) => msw.use(loading(UpdateTermDocument)),
  play: async () => sendUnanswered(await renameTerms(), '저장'),
});

export const RenamingRefused = meta.story({
  decorators: inTerm,
  beforeEach: ({ msw }) => msw.use(failed(UpdateTermDocument, { detail: '같은 주소의 약관이 이미 있습니다.' })),
  play: async () => {
    const dialog = within(await renameTerms());
    const title = dialog.getByRole('textbox', { name: /제목/ });
    const typed = `${term.title} 2판`;
    await submit(dialog, '저장', '같은 주소의 약관이 이미 있습니다.');
    await expect(title).toHaveValue(typed);
    // What was typed goes only after a question.
    await userEvent.keyboard('{Escape}');
    await press(dialog, '계속 작성');
    await expect(title).toHaveValue(typed);
  },
});

/** Opens the form of the version to come. */
async function changeVersion(): Promise<HTMLElement> {
  await take(screen, / 메뉴$/, '수정');
  const dialog = await screen.findByRole('dialog', { name: '약관 내용 수정' });
  await within(dialog).findByRole('textbox', { name: /내용/ });
  await rewrite(within(dialog), { 시행일: '20270201{Tab}' });
  return dialog;
}

export const ChangingVersion = meta.story({
  decorators: inTerm,
  beforeEach: ({ msw }) => msw.use(loading(UpdateTermVersionDocument)),
  play: async () => sendUnanswered(await changeVersion(), '저장'),
});

export const PublishedMeanwhile = meta.story({
  decorators: inTerm,
  beforeEach: ({ msw }) =>
    msw.use(
      failed(UpdateTermVersionDocument, {
        detail: '이미 시행한 약관은 수정하거나 삭제할 수 없습니다. 새 판을 만들어 주세요.',
      }),
    ),
  play: async () => {
    const dialog = within(await changeVersion());
    await submit(dialog, '저장', '이미 시행한 약관은 수정하거나 삭제할 수 없습니다. 새 판을 만들어 주세요.');
    await expect(dialog.getByRole('textbox', { name: /시행일/ })).toHaveValue('2027-02-01');
  },
});

export const DayTaken = meta.story({
  decorators: inTerm,
  beforeEach: ({ msw }) =>
    msw.use(
      failed(CreateTermVersionDocument, {
        detail: '같은 날부터 시행하는 판이 이미 있습니다.',
      }),
    ),
  play: async ({ msw }) => {
    const dialog = await openForm(screen, '새 판 만들기', '새 판 만들기');
    await dialog.findByRole('textbox', { name: /내용/ });
    await submit(dialog, '만들기', '같은 날부터 시행하는 판이 이미 있습니다.');
    msw.use(filled(CreateTermVersionDocument, { insert_termVersions_one: { id: toCome.id } }));
    await rewrite(dialog, { 시행일: '20270302{Tab}' });
    await closes(dialog, '만들기');
  },
});
