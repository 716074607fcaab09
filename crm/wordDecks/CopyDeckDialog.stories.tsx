import { expect, fn, waitFor } from 'storybook/test';
import { namedId } from '#mocks/builders/row.ts';
import { failed, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { press, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import CopyDeckDialog from './CopyDeckDialog.tsx';

// Filled in the stories of the deck's page.
const meta = preview.meta({
  title: 'CRM/단어장/복사',
  component: CopyDeckDialog,
  args: { deck: { id: namedId('deck'), title: '수능 필수 영단어 1' }, onClose: fn() },
  decorators: [inCrm({ at: '/crm/word-decks' })],
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('copyWordDeck')),
  play: async ({ canvas }) => {
    await press(canvas, '복사');
    await waitFor(() => expect(canvas.getByRole('button', { name: /복사/ })).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('copyWordDeck', { status: 404, detail: '단어장을 찾을 수 없습니다.' })),
  play: ({ canvas }) => submit(canvas, '복사', '단어장을 찾을 수 없습니다.'),
});
