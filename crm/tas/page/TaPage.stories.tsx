import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { asks, choose, hears, openForm, press, says, sees, submit, take, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { OtherManagersDocument, TaDetailDocument, WageTypeChoicesDocument } from '../generated/manager.ts';
import TaPage from './TaPage.tsx';
import { buildTa, wageTypes } from '../testing/tas.ts';

const session = {
  id: '01990000-0000-7000-8000-00000000f001',
  device: 'Chrome · Windows',
  ip: '203.0.113.7',
  startedAt: '2026-11-24T00:00:00Z',
  lastUsedAt: '2026-11-24T03:00:00Z',
  isCurrent: false,
};
const sessions = filled('readTaSessions', {
  sessions: [session, { ...session, id: staff.ta.id, device: 'Safari · iPhone' }],
});
const stays = [
  { label: '근무 기록', count: 120 },
  { label: '마감한 급여', count: 12 },
];
const sent = fn();

const meta = preview.meta({
  title: 'CRM/조교/조교',
  component: TaPage,
  decorators: [inCrm({ at: `/crm/admin/tas/${staff.ta.id}`, route: '/crm/admin/tas/:id/*' })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TaDetailDocument, { tas_by_pk: buildTa() }),
      filled(WageTypeChoicesDocument, { hourlyWageTypes: wageTypes }),
      sessions,
    ),
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await says(canvas, '이번 달', 'Safari · iPhone');
    await expect(await canvas.findByRole('checkbox', { name: '이준호 임시 비밀번호' })).toBeChecked();
  },
});

export const New = meta.story({
  beforeEach: ({ msw }) => {
    const user = { loginId: 'minji', name: '한민지', phone: null, isActive: true, mustChangePassword: true };
    msw.use(
      filled(TaDetailDocument, {
        tas_by_pk: buildTa({ user, payTerms: [], taWageTypes: [], powers: [] }),
      }),
      filled('readTaSessions', { sessions: [] }),
    );
  },
  play: ({ canvas }) => says(canvas, /아직 정한 급여 조건이 없습니다/, '지금 로그인한 기기가 없습니다.'),
});

export const Anonymised = meta.story({
  beforeEach: ({ msw }) => {
    const user = { loginId: 'left-0', name: '나간 조교', phone: null, isActive: false, mustChangePassword: false };
    msw.use(
      filled(TaDetailDocument, { tas_by_pk: buildTa({ user, anonymisedAt: '2026-02-01T00:00:00Z', taWageTypes: [] }) }),
    );
  },
  play: async ({ canvas }) => {
    await says(canvas, '익명 처리됨');
    await expect(canvas.queryByRole('button', { name: '급여 조건 바꾸기' })).toBeNull();
  },
});

/** One's own page: pay and level are another's to decide. */
export const Own = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TaDetailDocument, { tas_by_pk: buildTa({ id: staff.admin.id, isAdminLevel: true }) }),
      filled(OtherManagersDocument, { staff: [{ id: staff.taAdmin.id }] }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '내 급여 조건은 다른 관리자가 정합니다.');
    await expect(canvas.queryByRole('button', { name: '급여 조건 바꾸기' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '시급 구분 고르기' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '조교 메뉴' })).toBeNull();
  },
});

/** Of the only manager, whom nobody could do it for. */
export const OnlyManager = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TaDetailDocument, { tas_by_pk: buildTa({ id: staff.admin.id, isAdminLevel: true }) }),
      filled(OtherManagersDocument, { staff: [] }),
    ),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '급여 조건 바꾸기' })),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(TaDetailDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(TaDetailDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(TaDetailDocument)) });

export const Paid = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('setPayTerms', async (request) => {
        sent(new URL(request.url).pathname, await request.json());
        return { id: staff.ta.id };
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '급여 조건 바꾸기', '급여 조건 바꾸기');
    await choose(dialog, { '지급 방식': '월급' });
    await press(dialog, '저장');
    await expect(sent).not.toHaveBeenCalled();
    await write(dialog, { 월급: '1200000' });
    await press(dialog, '저장');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent.mock.lastCall?.[0]).toMatch(/\/pay-terms\/20\d\d-\d\d$/);
    await expect(sent.mock.lastCall?.[1]).toMatchObject({
      paymentType: 'MONTHLY',
      monthlySalary: 1_200_000,
      monthlyWageType: 'FULL',
    });
  },
});

export const WageTypes = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('setTaWageTypes', undefined, sent)),
  play: async ({ canvas }) => {
    const dialog = await asks(canvas, '시급 구분 고르기', '이준호 조교의 시급 구분');
    await userEvent.click(await dialog.findByRole('checkbox', { name: '채점' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '수업 조교' }));
    await press(dialog, '저장');
    const wanted = wageTypes.filter(({ name }) => ['클리닉 조교', '채점'].includes(name)).map(({ id }) => id);
    await hears(sent, { wageTypeIds: wanted });
  },
});

export const SignedOut = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('endTaSessions', () => {
        sent();
        return undefined;
      }),
    ),
  play: async ({ canvas }) => {
    await press(await asks(canvas, '모든 기기에서 로그아웃'), '로그아웃');
    await waitFor(() => expect(sent).toHaveBeenCalled());
  },
});

export const LevelRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('setAdminLevel', 409, 'own-level', '자기 관리자 권한은 스스로 바꿀 수 없습니다.')),
  play: async ({ canvas }) => {
    await take(canvas, '조교 메뉴', '관리자 권한 주기');
    const dialog = within(await screen.findByRole('alertdialog'));
    await submit(dialog, '권한 주기', '자기 관리자 권한은 스스로 바꿀 수 없습니다.');
  },
});

export const PayOpen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('previewTaDeletion', {
        name: staff.ta.name,
        open: ['2026년 3월 급여 마감 전', '퇴근하지 않은 근무'],
        goes: [],
        stays,
      }),
    ),
  play: async ({ canvas }) => {
    await openDeletion(canvas);
    const dialog = await screen.findByRole('alertdialog', { name: '이준호 조교는 아직 삭제할 수 없습니다' });
    await says(within(dialog), '2026년 3월 급여 마감 전');
  },
});

export const Deletable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('previewTaDeletion', {
        name: staff.ta.name,
        open: [],
        goes: [
          { label: '이름, 전화번호, 아이디, 비밀번호, 로그인한 기기', count: null },
          { label: '시급 구분', count: 2 },
        ],
        stays,
      }),
    ),
  play: async ({ canvas }) => {
    await openDeletion(canvas);
    const dialog = within(await screen.findByRole('alertdialog', { name: '이준호 조교를 삭제할까요?' }));
    await says(dialog, '남는 것');
    await expect(dialog.getByRole('button', { name: '삭제' })).toBeDisabled();
  },
});

async function openDeletion(canvas: { findByRole: typeof screen.findByRole }) {
  await take(canvas, '조교 메뉴', '삭제(익명 처리)');
}
