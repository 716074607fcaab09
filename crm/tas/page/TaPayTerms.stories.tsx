import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { choose, hears, press, says, submit, take, write } from '#ui-kit/testing/play.ts';
import { TaDetailDocument, WageTypeChoicesDocument } from '../generated/manager.ts';
import TaPage from './TaPage.tsx';
import { buildTa, wageTypes } from '../testing/tas.ts';

const asked = fn();

const meta = preview.meta({
  title: 'CRM/조교/급여 조건과 지우기',
  component: TaPage,
  decorators: [inCrm({ at: `/crm/admin/tas/${staff.ta.id}`, route: '/crm/admin/tas/:id/*' })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TaDetailDocument, { tas_by_pk: buildTa() }),
      filled(WageTypeChoicesDocument, { hourlyWageTypes: wageTypes }),
      filled('readTaSessions', { sessions: [] }),
    ),
});

/** Opens the form of new terms: a salary from now on. */
async function agreeOnSalary(): Promise<HTMLElement> {
  await press(screen, '급여 조건 바꾸기');
  const dialog = await screen.findByRole('dialog', { name: '급여 조건 바꾸기' });
  await choose(within(dialog), { '지급 방식': '월급' });
  await write(within(dialog), { 월급: '1200000' });
  return dialog;
}

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('setPayTerms')),
  play: async () => sendUnanswered(await agreeOnSalary(), '저장'),
});

export const MonthClosed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('setPayTerms', 409, 'month-closed', '2026년 11월까지 급여가 마감되어, 그 뒤의 월부터만 바꿀 수 있습니다.'),
    ),
  play: async ({ msw }) => {
    const dialog = within(await agreeOnSalary());
    await submit(dialog, '저장', /2026년 11월까지 급여가 마감되어/);
    await expect(dialog.getByRole('textbox', { name: /월급/ })).toHaveValue('1,200,000');
    msw.use(filled('setPayTerms', undefined, asked));
    await press(dialog, '저장');
    await hears(asked, expect.objectContaining({ monthlySalary: 1_200_000 }));
    await says(screen, /부터의 급여 조건을 저장했습니다/);
  },
});

async function openDeletion(title: string): Promise<HTMLElement> {
  await take(screen, '조교 메뉴', '삭제(익명 처리)');
  return screen.findByRole('alertdialog', { name: title });
}

export const PreviewLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('previewTaDeletion')),
  play: async () => {
    const dialog = within(await openDeletion('이준호 조교 삭제'));
    await expect(dialog.queryByRole('button', { name: '삭제' })).toBeNull();
    await expect(dialog.queryByRole('button', { name: '취소' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

export const PreviewFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('previewTaDeletion', { status: 404, detail: '없는 조교입니다.' })),
  play: async () => {
    const dialog = within(await openDeletion('이준호 조교 삭제'));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('없는 조교입니다.'));
    await expect(dialog.queryByRole('button', { name: '삭제' })).toBeNull();
  },
});

const deletable = filled('previewTaDeletion', {
  name: staff.ta.name,
  open: [],
  goes: [{ label: '시급 구분', count: 2 }],
  stays: [{ label: '근무 기록', count: 120 }],
});

/** Opens the question and types the name. */
async function typeName(): Promise<HTMLElement> {
  const dialog = await openDeletion('이준호 조교를 삭제할까요?');
  await userEvent.type(within(dialog).getByRole('textbox'), '이준호');
  return dialog;
}

export const Deleting = meta.story({
  beforeEach: ({ msw }) => msw.use(deletable, loading('deleteTa')),
  play: async () => sendUnanswered(await typeName(), '삭제'),
});

/** A shift began since the preview. */
export const DeletionRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      deletable,
      failed('deleteTa', 409, 'pay-open', '급여가 정리되지 않아 삭제할 수 없습니다: 퇴근하지 않은 근무.'),
    ),
  play: async () => {
    const dialog = within(await typeName());
    await submit(dialog, '삭제', /급여가 정리되지 않아 삭제할 수 없습니다/);
    await expect(dialog.getByRole('textbox')).toHaveValue('이준호');
    await expect(screen.queryByText('조교를 삭제했습니다')).toBeNull();
  },
});
