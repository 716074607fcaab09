import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { asks, hears, press, rewrite, says, submit, take, tells } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { LastClosingDocument, WageTypeListDocument } from './generated/manager.ts';
import WageTypeListPage from './WageTypeListPage.tsx';

const id = (at: number) => `01990000-0000-7000-8000-0000000007${String(at).padStart(2, '0')}`;
const kinds = [
  ['수업 조교', 13_700, ['김하늘', '박서연', '이준호', '정다은'], 812],
  ['클리닉 조교', 13_000, ['김하늘', '이준호'], 1_204],
  ['자료 제작', 11_600, [], 0],
] as const;
const data = {
  hourlyWageTypes: kinds.map(([name, wage, people, count], at) => ({
    id: id(at),
    name,
    isActive: at < 2,
    version: 1,
    wages: [
      { id: id(20 + at), fromMonth: '2026-03-01', hourlyWage: wage },
      { id: id(30 + at), fromMonth: '2025-01-01', hourlyWage: wage - 600 },
    ],
    taWageTypes: people.map((person) => ({ taStaff: { name: person } })),
    workRecords_aggregate: { aggregate: { count } },
  })),
};
const closing = filled(LastClosingDocument, { payrollClosings: [{ month: '2026-01-01' }] });
const sent = fn();

const meta = preview.meta({
  title: 'CRM/급여/시급 구분',
  component: WageTypeListPage,
  decorators: [inCrm({ at: '/crm/admin/wage-types' })],
});

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(closing, filled(WageTypeListDocument, data)) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(closing, empty(WageTypeListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(closing, loading(WageTypeListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(closing, failed(WageTypeListDocument)) });

export const Raised = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(closing, filled(WageTypeListDocument, data), filled('updateWageType', undefined, sent)),
  play: async ({ canvas }) => {
    await take(canvas, '수업 조교 메뉴', '수정');
    // A row's dialogs are rendered outside the row.
    const dialog = within(await screen.findByRole('dialog', { name: '수업 조교 수정' }));
    await rewrite(dialog, { 시급: '14500' });
    await press(dialog, '저장');
    await hears(sent, expect.objectContaining({ hourlyWage: 14_500, version: 1 }));
  },
});

export const InUse = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      closing,
      filled(WageTypeListDocument, data),
      failed('deleteWageType', {
        status: 409,
        code: 'in-use',
        detail:
          '수업 조교: 조교 4명(김하늘, 박서연, 이준호 외 1명), 근무 기록 812건(2025년 1월–2026년 2월)에 쓰이고 있어 삭제할 수 없습니다.',
      }),
    ),
  play: async ({ canvas }) => {
    await take(canvas, '수업 조교 메뉴', '삭제');
    const dialog = within(await screen.findByRole('alertdialog'));
    await submit(dialog, '삭제', /근무 기록 812건/);
  },
});

const raise = '수업 조교 2026년 3월 시급 되돌리기';

export const RaiseTakenBack = meta.story({
  beforeEach: ({ msw }) => {
    let { hourlyWageTypes } = data;
    msw.use(
      closing,
      filled(WageTypeListDocument, () => ({ hourlyWageTypes })),
      filled('deleteWage', (request) => {
        sent(new URL(request.url).pathname);
        hourlyWageTypes = hourlyWageTypes.map((type) => ({
          ...type,
          wages: type.wages.slice(type.id === id(0) ? 1 : 0),
        }));
      }),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await asks(canvas, raise, /2026년 3월 시급을 되돌릴까요/);
    await says(dialog, /그 전 시급 13,100원으로 계산합니다/);
    await expect(sent).not.toHaveBeenCalled();
    await tells(dialog, '되돌리기', '시급을 되돌렸습니다');
    await waitFor(() => expect(canvas.queryByRole('button', { name: raise })).toBeNull());
    await expect(sent).toHaveBeenCalledWith(`/api/admin/hourly-wage-types/${id(0)}/wages/2026-03`);
  },
});

export const RaiseInUse = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      closing,
      filled(WageTypeListDocument, data),
      failed('deleteWage', 409, 'wage-missing', '이 시급으로 일한 기록이 있어 삭제하거나 바꿀 수 없습니다.'),
    ),
  play: async ({ canvas }) => {
    const dialog = await asks(canvas, raise);
    await submit(dialog, '되돌리기', '이 시급으로 일한 기록이 있어 삭제하거나 바꿀 수 없습니다.');
  },
});

export const NoPermission = meta.story({
  parameters: { as: 'ta' },
  play: ({ canvas }) => says(canvas, /권한이 없/),
});

/** As the toolbar's switch of the person shows any story of the CRM. */
export const ByTheToolbar = meta.story({
  globals: { person: 'ta' },
  play: ({ canvas }) => says(canvas, /권한이 없/),
});
