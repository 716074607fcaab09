import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildTag } from '#mocks/builders/tag.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hears, openForm, says, sees, submit, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { TagListDocument } from './generated/graphql.ts';
import TagListPage from './TagListPage.tsx';

const tags = [
  ['장학생', '#1e88e5', 12],
  ['상담 필요', '#fb8c00', 7],
  ['형제', '#2e7d32', 31],
  ['신규', '#00897b', 0],
].map(([name, color, count]) => ({
  ...buildTag({ name: String(name), color: String(color) }),
  userTags_aggregate: { aggregate: { count: Number(count) } },
}));
const ordered = fn();

const meta = preview.meta({
  title: 'CRM/설정/태그',
  component: TagListPage,
  decorators: [inCrm({ at: '/crm/tags' })],
});

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(filled(TagListDocument, { tags })) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(TagListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(TagListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(TagListDocument)) });

/** As the toolbar's switch of the network shows any story. */
export const NetworkLost = Filled.extend({
  globals: { network: 'lost' },
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('button', { name: '다시 시도' }));
    await expect(canvas.queryByText('장학생')).toBeNull();
  },
});

export const OnASlowPhone = Filled.extend({
  globals: { network: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('장학생')).toBeNull();
    await says(canvas, '장학생');
  },
});

export const OrderedByKeyboard = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TagListDocument, { tags }),
      filled('orderTags', async (request) => void ordered(await request.json())),
    ),
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('button', { name: '상담 필요 순서 바꾸기' });
    handle.focus();
    await userEvent.keyboard(' {ArrowUp} ');
    const [first, second, ...others] = tags.map(({ id }) => id);
    await hears(ordered, { tagIds: [second, first, ...others] });
  },
});

export const MadeAndKept = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TagListDocument, { tags }),
      failed('createTag', 409, 'duplicate-name', '같은 이름의 태그가 이미 있습니다.', 'name'),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '태그 만들기');
    await write(dialog, { 이름: '장학생' });
    await userEvent.click(dialog.getByRole('radio', { name: '파랑' }));
    await submit(dialog, '만들기', '같은 이름의 태그가 이미 있습니다.');
  },
});
