import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { press, says, sees, tells } from '#ui-kit/testing/play.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import ConsentsPage from './ConsentsPage.tsx';
import { MyConsentsDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';

const sent = fn();
const consent = {
  giver: 'STUDENT',
  giverName: '',
  method: 'PORTAL',
  givenAt: '2026-03-02T01:00:00Z',
  withdrawnAt: null,
};
const found = {
  consents: [
    { ...consent, id: '01990000-0000-7000-8000-00000000c001', kind: 'REQUIRED' },
    { ...consent, id: '01990000-0000-7000-8000-00000000c002', kind: 'MARKETING', withdrawnAt: '2026-05-02T01:00:00Z' },
  ],
  consentStates: [{ studentId: students.minsu.id, needsGuardian: false }],
};

const meta = preview.meta({
  title: 'Portal/내 정보/동의',
  component: ConsentsPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.consents })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(MyConsentsDocument, found)),
  play: async ({ canvas }) => {
    await says(canvas, /광고 문자는 가지 않아요/);
    await sees(canvas.getByRole('button', { name: '사진·영상 활용 (선택) 동의하기' }));
    await expect(canvas.getByRole('link', { name: '내 정보' })).toHaveAttribute('aria-current', 'page');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(MyConsentsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(MyConsentsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(MyConsentsDocument)) });

export const Under14 = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(MyConsentsDocument, {
        consents: [{ ...found.consents[0]!, giver: 'GUARDIAN', giverName: '김정훈', method: 'PAPER' }],
        consentStates: [{ studentId: students.minsu.id, needsGuardian: true }],
      }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, /동의와 철회는 보호자가 해요/, /보호자 김정훈님이 .*동의했어요. 철회는 보호자가 학원에/);
    await expect(canvas.queryByRole('button', { name: /동의하기|철회하기/ })).toBeNull();
  },
});

export const Withdraws = Filled.extend({
  beforeEach: ({ msw }) => msw.use(filled('withdrawOwnConsent', () => void sent())),
  play: async ({ canvas }) => {
    await press(canvas, '개인정보 수집·이용 (필수) 철회하기');
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: '철회하기' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
});

const agree = '사진·영상 활용 (선택) 동의하기';

export const Agrees = meta.story({
  beforeEach: ({ msw }) => {
    let { consents } = found;
    msw.use(
      filled(MyConsentsDocument, () => ({ ...found, consents })),
      filled('giveConsent', async (request) => {
        sent(await request.json());
        const id = '01990000-0000-7000-8000-00000000c003';
        consents = [...consents, { ...consent, id, kind: 'PHOTO' }];
        return { id };
      }),
    );
  },
  play: async ({ canvas }) => {
    await tells(canvas, agree, '동의했어요');
    await sees(canvas.findByRole('button', { name: '사진·영상 활용 (선택) 철회하기' }));
    await expect(canvas.queryByRole('button', { name: agree })).toBeNull();
    await expect(sent).toHaveBeenCalledWith({ kind: 'PHOTO' });
  },
});

export const AgreesTooYoung = Filled.extend({
  beforeEach: ({ msw }) =>
    msw.use(failed('giveConsent', 409, 'guardian-needed', '만 14세 미만은 보호자가 동의해야 합니다.')),
  play: async ({ canvas }) => {
    await tells(canvas, agree, '만 14세 미만은 보호자가 동의해야 합니다.');
    await expect(canvas.getByRole('button', { name: agree })).toBeEnabled();
  },
});
