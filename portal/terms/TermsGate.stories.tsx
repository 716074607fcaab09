import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { hears, press, says, sees } from '#ui-kit/testing/play.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PendingTermsDocument } from './generated/graphql.ts';
import TermsGate from './TermsGate.tsx';
import { noPendingTerms } from './testing/noPendingTerms.ts';

const versionId = '01990000-0000-7000-8000-00000000ed01';
const pendingTerms = [{ versionId, termId: 'service', title: '이용약관', publishedFrom: '2026-03-02' }];
const sent = fn();
const consented = {
  consents: [{ giver: 'STUDENT' }],
  consentStates: [{ studentId: students.minsu.id, needsGuardian: false }],
};
const child = {
  pendingTerms: [],
  consents: [],
  consentStates: [{ studentId: students.minsu.id, needsGuardian: true }],
};

const meta = preview.meta({
  title: 'Portal/공통/바뀐 약관',
  component: TermsGate,
  args: { children: <h1>오늘 할 일</h1> },
  ...onAPhone,
  decorators: [inPortal({ at: '/portal' })],
});

/** Terms changed since the last visit. */
export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PendingTermsDocument, { ...consented, pendingTerms }), filled('acceptTerms', undefined, sent)),
});

Filled.test('Agreed to', async ({ canvas }) => {
  await says(canvas, '약관이 바뀌었어요');
  await expect(canvas.getByRole('link', { name: '이용약관 보기' })).toHaveAttribute('href', '/terms/service');
  await expect(canvas.queryByText('오늘 할 일')).toBeNull();
  await press(canvas, '동의하고 계속하기');
  await sees(canvas.findByText('동의해야 이어서 볼 수 있어요.'));
  await expect(sent).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('checkbox', { name: '이용약관에 동의해요 (필수)' }));
  await press(canvas, '동의하고 계속하기');
  await hears(sent, { versionIds: [versionId] });
});

/** Terms and consent are one page; what was agreed to is not asked again when the rest fails. */
export const FirstSignIn = meta.story({
  beforeEach: ({ msw }) => {
    let terms = pendingTerms;
    msw.use(
      filled(PendingTermsDocument, () => ({ ...consented, pendingTerms: terms, consents: [] })),
      filled('acceptTerms', undefined, (body) => {
        sent(body);
        terms = [];
      }),
      failed('giveConsent'),
    );
  },
  play: async ({ canvas, msw }) => {
    await press(canvas, '모두 동의 선택', '동의하고 계속하기');
    await sees(canvas.findByRole('alert'));
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: /이용약관/ })).toBeNull());
    await expect(canvas.getByRole('checkbox', { name: '개인정보 수집·이용에 동의해요 (필수)' })).toBeChecked();
    msw.use(noPendingTerms, filled('giveConsent', undefined, sent));
    await press(canvas, '동의하고 계속하기');
    await says(canvas, '오늘 할 일');
    await expect(sent.mock.calls).toEqual([[{ versionIds: [versionId] }], [{ kind: 'REQUIRED' }]]);
  },
});

export const Under14 = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PendingTermsDocument, child)),
  play: async ({ canvas }) => {
    await says(canvas, /보호자가 동의해야 해요/, /동의 링크에서 동의하면 돼요/);
    await press(canvas, '확인하고 계속하기');
    await says(canvas, '오늘 할 일');
  },
});

/** What the guardian gave before the 14th birthday is asked of the student then. */
export const JustTurned14 = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PendingTermsDocument, { ...consented, pendingTerms: [], consents: [{ giver: 'GUARDIAN' }] })),
  play: ({ canvas }) => says(canvas, '동의가 필요해요'),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(noPendingTerms),
  play: ({ canvas }) => says(canvas, '오늘 할 일'),
});
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PendingTermsDocument)) });
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PendingTermsDocument)) });
