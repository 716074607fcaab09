import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paragraphs } from '#mocks/builders/announcement.ts';
import { buildTerm, buildTermVersion } from '#mocks/builders/term.ts';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { closes, hears, openForm, press, retype, rewrite, says, submit, take } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { TermDocument } from './generated/graphql.ts';
import {
  CreateTermVersionDocument,
  DeleteTermDocument,
  DeleteTermVersionDocument,
  UpdateTermDocument,
  UpdateTermVersionDocument,
} from './generated/manager.ts';
import TermPage from './TermPage.tsx';

const by = { createdByStaff: { name: staff.admin.name } };
const toCome = {
  ...buildTermVersion({ publishedFrom: '2027-01-01', body: paragraphs('제1조 (목적)', '새로 고친 내용입니다.') }),
  ...by,
};
const versions = [
  toCome,
  { ...buildTermVersion(), ...by },
  { ...buildTermVersion({ publishedFrom: '2025-03-02' }), ...by },
];
const term = { ...buildTerm(), versions };
const written = fn();
const body = document.body;

const meta = preview.meta({
  title: 'CRM/약관/약관',
  component: TermPage,
  decorators: [inCrm({ at: '/crm/terms/service', route: '/crm/terms/:id/*' })],
  beforeEach: ({ msw }) => msw.use(filled(TermDocument, { terms_by_pk: term })),
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await says(canvas, '시행 예정', '시행 중', '지난 판');
    // What has been published can be neither changed nor deleted.
    await expect(await canvas.findAllByRole('button', { name: / 메뉴$/ })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: '삭제' })).toBeNull();
  },
});

export const ReadByTa = meta.story({
  parameters: { as: 'ta' },
  play: async ({ canvas }) => {
    await says(canvas, '시행 예정');
    await expect(canvas.queryByRole('button', { name: '새 판 만들기' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: / 메뉴$/ })).toBeNull();
  },
});

export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(TermDocument)),
  play: ({ canvas }) => says(canvas, '약관을 찾을 수 없습니다'),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(TermDocument, { terms_by_pk: { ...term, versions: [] } })),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(TermDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(TermDocument)) });

export const NewVersion = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(CreateTermVersionDocument, { insert_termVersions_one: { id: toCome.id } }, ({ input }) => written(input)),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '새 판 만들기', '새 판 만들기');
    await expect(await dialog.findByRole('textbox', { name: /내용/ })).toHaveTextContent('새로 고친 내용입니다.');
    const day = dialog.getByRole('textbox', { name: /시행일/ });
    await retype(day, '20200101');
    await submit(dialog, '만들기', '시행일은 오늘이나 그 뒤여야 합니다.');
    await retype(day, '20270302');
    await closes(dialog, '만들기');
    await expect(written).toHaveBeenCalledWith({ termId: 'service', body: toCome.body, publishedFrom: '2027-03-02' });
  },
});

export const Changed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(UpdateTermVersionDocument, { update_termVersions_by_pk: { id: toCome.id } }, written)),
  play: async ({ canvas }) => {
    await take(canvas, / 메뉴$/, '수정');
    const dialog = within(await within(body).findByRole('dialog', { name: '약관 내용 수정' }));
    await dialog.findByRole('textbox', { name: /내용/ });
    await rewrite(dialog, { 시행일: '20270201' });
    await press(dialog, '저장');
    const input = { body: toCome.body, publishedFrom: '2027-02-01', version: 1 };
    await hears(written, { id: toCome.id, input });
  },
});

export const DeletingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(DeleteTermVersionDocument, {
        detail: '이미 시행한 약관은 수정하거나 삭제할 수 없습니다. 새 판을 만들어 주세요.',
      }),
    ),
  play: async ({ canvas }) => {
    await take(canvas, / 메뉴$/, '삭제');
    const question = within(await within(body).findByRole('alertdialog'));
    await submit(question, '판 삭제', '이미 시행한 약관은 수정하거나 삭제할 수 없습니다. 새 판을 만들어 주세요.');
  },
});

export const Renamed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(UpdateTermDocument, ({ id, input }) => {
        written(id, input);
        return { update_terms_by_pk: { id } };
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '수정', '약관 수정', 'link');
    await rewrite(dialog, { 제목: '학원 이용 약관{Enter}' });
    await says(canvas, '학원 이용 약관을 수정했습니다');
    await expect(written).toHaveBeenCalledWith('service', expect.objectContaining({ title: '학원 이용 약관' }));
  },
});

/** Only what was never in force can be deleted. */
export const Deleted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TermDocument, { terms_by_pk: { ...term, versions: [toCome] } }),
      filled(DeleteTermDocument, ({ id }) => {
        written(id);
        return { delete_terms_by_pk: { id } };
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '삭제');
    await press(screen, '약관 삭제');
    await hears(written, 'service');
  },
});
