import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { hears, press, says } from '#ui-kit/testing/play.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PendingTermsDocument } from './generated/graphql.ts';
import TermsGate from './TermsGate.tsx';
import { noPendingTerms } from './testing/noPendingTerms.ts';

const versionId = '01990000-0000-7000-8000-00000000ed01';
const pendingTerms = [{ versionId, termId: 'service', title: '이용약관', publishedFrom: '2026-03-02' }];
const sent = fn();

const meta = preview.meta({
  title: 'Portal/공통/바뀐 약관',
  component: TermsGate,
  args: { children: <h1>오늘 할 일</h1> },
  ...onAPhone,
  decorators: [inPortal({ at: '/portal' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PendingTermsDocument, { pendingTerms }), filled('acceptTerms', undefined, sent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '이용약관' })).toHaveAttribute('href', '/terms/service');
    await expect(canvas.queryByText('오늘 할 일')).toBeNull();
    await press(canvas, '동의하고 계속하기');
    await hears(sent, { versionIds: [versionId] });
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(noPendingTerms),
  play: ({ canvas }) => says(canvas, '오늘 할 일'),
});
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PendingTermsDocument)) });
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PendingTermsDocument)) });
