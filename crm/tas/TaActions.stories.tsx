import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { failed, filled } from '#mocks/states.ts';
import { openForm, press, says, submit, take, tells } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { TaComingDocument, TaDetailDocument, WageTypeChoicesDocument } from './generated/manager.ts';
import TaPage from './page/TaPage.tsx';
import { buildTa, wageTypes } from './testing/tas.ts';

const sent = fn();
const ta = buildTa();

const meta = preview.meta({
  title: 'CRM/조교/조교 처리',
  component: TaPage,
  decorators: [inCrm({ at: `/crm/admin/tas/${staff.ta.id}`, route: '/crm/admin/tas/:id/*' })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TaDetailDocument, { tas_by_pk: ta }),
      filled(WageTypeChoicesDocument, { hourlyWageTypes: wageTypes }),
      filled('readTaSessions', { sessions: [] }),
      filled(TaComingDocument, { clinicSlots: [], clinicParticipants: [], boardPosts: [] }),
    ),
});

type Canvas = Pick<typeof screen, 'findByRole' | 'getByText'>;

async function choose(canvas: Canvas, item: string) {
  await take(canvas, '조교 메뉴', item);
  return within(await screen.findByRole('alertdialog'));
}

/** The password is shown this once; closing asks first. */
export const PasswordIssued = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('resetTaPassword', (request) => {
        sent(new URL(request.url).pathname);
        return { id: ta.id, name: ta.user.name, loginId: ta.user.loginId, temporaryPassword: 'h7k2mnpq4r' };
      }),
    ),
  play: async ({ canvas }) => {
    const question = await choose(canvas, '임시 비밀번호 발급');
    const sheet = await openForm(question, '발급', '임시 비밀번호 1명');
    await says(sheet, 'h7k2mnpq4r');
    await userEvent.click(sheet.getAllByRole('button', { name: '닫기' }).at(-1)!);
    const asked = within(await screen.findByRole('alertdialog', { name: '임시 비밀번호를 모두 전했나요?' }));
    await userEvent.click(asked.getAllByRole('button', { name: '닫기' }).at(-1)!);
    await waitFor(() => expect(screen.queryByText('h7k2mnpq4r')).toBeNull());
    await expect(sent).toHaveBeenCalledWith(`/api/admin/ta/${ta.id}/temporary-password`);
  },
});

export const PasswordRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('resetTaPassword', 409, 'own-password', '내 비밀번호는 내 계정 화면에서 바꿀 수 있습니다.')),
  play: async ({ canvas }) => {
    const question = await choose(canvas, '임시 비밀번호 발급');
    await submit(question, '발급', '내 비밀번호는 내 계정 화면에서 바꿀 수 있습니다.');
  },
});

export const MadeInactive = meta.story({
  beforeEach: ({ msw }) => {
    let isActive = true;
    msw.use(
      filled(TaDetailDocument, () => ({ tas_by_pk: buildTa({ user: { ...ta.user, isActive } }) })),
      filled('toggleTaStatus', async (request) => {
        const body = (await request.json()) as { isActive: boolean };
        sent(body);
        ({ isActive } = body);
        return { id: ta.id };
      }),
    );
  },
  play: async ({ canvas }) => {
    const off = await choose(canvas, '비활성으로');
    await tells(off, '비활성으로', '이준호 조교를 비활성으로 바꿨습니다');
    await waitFor(() => expect(canvas.getByText('비활성')).toBeVisible());
    await press(canvas, '조교 메뉴');
    await screen.findByRole('menuitem', { name: '임시 비밀번호 발급 비활성 조교입니다.' });
    await userEvent.click(screen.getByRole('menuitem', { name: '다시 활성으로' }));
    const on = within(await screen.findByRole('alertdialog'));
    await tells(on, '활성으로', '이준호 조교를 활성으로 바꿨습니다');
    await expect(sent.mock.calls).toEqual([[{ isActive: false }], [{ isActive: true }]]);
  },
});

const idOf = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const evening = (heldOn: string, room: string) => {
  const [startsAt, endsAt] = [`${heldOn}T09:00:00Z`, `${heldOn}T12:00:00Z`];
  return { id: idOf(Number(heldOn.slice(-2))), heldOn, startsAt, endsAt, room };
};

/** What is to come is named before it is nobody's. */
export const WithEvenings = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TaComingDocument, {
        clinicSlots: ['2026-03-02', '2026-03-04', '2026-03-09', '2026-03-11'].map((day) => evening(day, '클리닉실')),
        clinicParticipants: Array.from({ length: 6 }, (_, at) => ({ id: idOf(100 + at) })),
        boardPosts: [{ id: idOf(200) }],
      }),
    ),
  play: async ({ canvas }) => {
    const question = await choose(canvas, '비활성으로');
    await says(
      question,
      /^앞으로 맡은 클리닉·상담 시간 4개, 예약 6건, 답변할 질문 1개의 담당이 비워집니다/,
      /^3월 2일.* 18:00–21:00 클리닉실, .* 외 1개$/,
    );
  },
});

export const EveningsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(TaComingDocument)),
  play: async ({ canvas }) => {
    const question = await choose(canvas, '비활성으로');
    await says(question, /^앞으로 맡은 시간과 예약을 불러오지 못했습니다/);
  },
});

/** Somebody has to be able to sign in as a manager. */
export const LastManager = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('toggleTaStatus', {
        status: 409,
        code: 'last-manager',
        detail: '로그인할 수 있는 마지막 관리자입니다. 다른 관리자를 먼저 정해 주세요.',
      }),
    ),
  play: async ({ canvas }) => {
    const question = await choose(canvas, '비활성으로');
    await submit(question, '비활성으로', /마지막 관리자입니다/);
    await says(canvas, '활성');
  },
});

async function removeTerms(canvas: Canvas, from: string) {
  const card = (await canvas.findByRole('button', { name: '급여 조건 바꾸기' })).closest('section')!;
  const [latest] = await within(card).findAllByRole('button', { name: '삭제' });
  await userEvent.click(latest!);
  const dialog = within(await screen.findByRole('alertdialog', { name: `${from}부터의 조건을 삭제할까요?` }));
  await press(dialog, '삭제');
  return dialog;
}

export const TermsRemoved = meta.story({
  beforeEach: ({ msw }) => {
    let { payTerms } = ta;
    msw.use(
      filled(TaDetailDocument, () => ({ tas_by_pk: buildTa({ payTerms }) })),
      filled('deletePayTerms', (request) => {
        sent(new URL(request.url).pathname);
        payTerms = payTerms.slice(1);
      }),
    );
  },
  play: async ({ canvas }) => {
    await removeTerms(canvas, '2027년 1월');
    await says(screen, '급여 조건을 삭제했습니다');
    await waitFor(() => expect(screen.queryByText('2027년 1월부터')).toBeNull());
    await expect(sent).toHaveBeenCalledWith(`/api/admin/ta/${ta.id}/pay-terms/2027-01`);
  },
});

export const TermsOfClosedMonth = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TaDetailDocument, { tas_by_pk: buildTa({ payTerms: ta.payTerms.slice(1) }) }),
      failed('deletePayTerms', {
        status: 409,
        code: 'month-closed',
        detail: '2026년 10월까지 급여가 마감되어, 그 뒤의 월부터만 바꿀 수 있습니다.',
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = await removeTerms(canvas, '2026년 1월');
    await says(dialog, /까지 급여가 마감되어/);
    await says(canvas, '2026년 1월부터');
  },
});
