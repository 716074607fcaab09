import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paragraphs } from '#mocks/builders/announcement.ts';
import { buildTerm, buildTermVersion } from '#mocks/builders/term.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { todayInSeoul } from '#ui-kit';
import { closes, openForm, rewrite, says, submit, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { TermListDocument } from './generated/graphql.ts';
import { CreateTermDocument } from './generated/manager.ts';
import TermListPage from './TermListPage.tsx';

const terms = [
  {
    ...buildTerm(),
    versions: [buildTermVersion({ publishedFrom: '2027-01-01' }), buildTermVersion()],
  },
  {
    ...buildTerm({ id: 'privacy', title: '개인정보 처리방침' }),
    versions: [buildTermVersion({ termId: 'privacy' })],
  },
];
const list = filled(TermListDocument, { terms, terms_aggregate: { aggregate: { count: 2 } } });
const created = fn();

const meta = preview.meta({
  title: 'CRM/약관/목록',
  component: TermListPage,
  decorators: [inCrm({ at: '/crm/terms' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(list),
  play: ({ canvas }) => says(canvas, '개인정보 처리방침', '/terms/privacy', /2027.*부터/),
});

export const ReadByTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(list),
  play: async ({ canvas }) => {
    await says(canvas, '개인정보 처리방침');
    await expect(canvas.queryByRole('link', { name: '약관 만들기' })).toBeNull();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(TermListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(TermListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(TermListDocument)) });

export const Made = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      filled(CreateTermDocument, { insert_terms_one: { id: 'refund' } }, ({ input }) => created(input)),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '약관 만들기', '약관 만들기', 'link');
    await write(dialog, { 제목: '환불 규정', 주소: '환불' });
    await dialog.findByRole('textbox', { name: /내용/ });
    await submit(dialog, '만들기', '내용을 써 주세요.', '영어 소문자로 시작하고 소문자, 숫자, 붙임표로 써 주세요.');
    await rewrite(dialog, { 주소: 'refund' });
    await userEvent.click(dialog.getByRole('textbox', { name: /내용/ }));
    await userEvent.keyboard('수강료는 남은 날만큼 돌려 드립니다.');
    await closes(dialog, '만들기');
    const version = { body: paragraphs('수강료는 남은 날만큼 돌려 드립니다.'), publishedFrom: todayInSeoul() };
    await expect(created).toHaveBeenCalledWith({ id: 'refund', title: '환불 규정', versions: { data: [version] } });
  },
});
