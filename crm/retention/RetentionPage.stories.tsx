import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { asks, press, retype, says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { RetentionCandidatesDocument, RetentionOverviewDocument } from './generated/manager.ts';
import { paths } from './paths.ts';
import RetentionPage from './RetentionPage.tsx';

const id = (number: number) => `01990000-0000-7000-8000-00000000f0${String(number).padStart(2, '0')}`;
const run = {
  id: id(1),
  status: 'DONE',
  keepYears: 5,
  planned: 31,
  asked: 30,
  skipped: 1,
  takenBack: 0,
  createdAt: '2025-02-10T02:00:00Z',
  endedAt: '2025-02-10T02:01:00Z',
  createdByStaff: { name: staff.admin.name },
};
const rule = { id: 1, keepYears: 5, receiptsKeptElsewhere: false, reviewMonth: 2, auditMonths: null };
const overview = {
  retentionSettings: [rule],
  retentionRuns: [run],
  retentionCandidates_aggregate: { aggregate: { count: 2 } },
};
const candidates = {
  retentionCandidates: [
    {
      id: id(11),
      name: '오하늘',
      studentNumber: '20180012',
      lastDay: '2019-02-28',
      dueOn: '2024-02-28',
      reason: 'WITHDRAWN',
    },
    {
      id: id(12),
      name: '남도윤',
      studentNumber: '20190044',
      lastDay: '2020-08-14',
      dueOn: '2025-08-14',
      reason: 'LAPSED',
    },
  ],
  retentionCandidates_aggregate: { aggregate: { count: 2 } },
};
const sent = fn();

const meta = preview.meta({
  title: 'CRM/설정/개인정보 보관',
  component: RetentionPage,
  decorators: [inCrm({ at: paths.retention })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(RetentionOverviewDocument, overview), filled(RetentionCandidatesDocument, candidates)),
  play: async ({ canvas }) => {
    await says(canvas, '오하늘', /건너뜀 1명/);
    await expect(canvas.getByRole('button', { name: '2명 파기하기' })).toBeEnabled();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(RetentionOverviewDocument, {
        retentionSettings: [rule],
        retentionRuns: [],
        retentionCandidates_aggregate: { aggregate: { count: 0 } },
      }),
      empty(RetentionCandidatesDocument),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '0명 파기하기' })).toBeDisabled();
    await says(canvas, '올해 점검을 아직 하지 않았습니다. 아래 목록을 확인해 주세요.');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(RetentionOverviewDocument), loading(RetentionCandidatesDocument)),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(RetentionOverviewDocument), failed(RetentionCandidatesDocument)),
});

const progress = { runId: id(2), planned: 60, skipped: 0, takenBack: 0 };

/** The steps are calls of the page, so that it stops between them. */
export const Runs = Filled.extend({
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      filled('beginRetentionRun', { ...progress, status: 'RUNNING', asked: 0 }, sent),
      filled('continueRetentionRun', () => {
        asked += 20;
        const status = asked < 60 ? ('RUNNING' as const) : ('DONE' as const);
        return { ...progress, status, asked };
      }),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await asks(canvas, '2명 파기하기');
    await userEvent.type(dialog.getByRole('textbox'), '파기');
    await press(dialog, '파기하기');
    await waitFor(() => expect(canvas.getByText('60명을 삭제하기로 했습니다')).toBeVisible());
    await expect(sent).toHaveBeenCalledWith({ expected: 2 });
  },
});

export const UnderWay = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(RetentionOverviewDocument, {
        ...overview,
        retentionRuns: [
          { ...run, id: id(3), status: 'RUNNING', planned: 60, asked: 20, skipped: 0, endedAt: null },
          run,
        ],
      }),
      filled(RetentionCandidatesDocument, candidates),
      filled('cancelRetentionRun', { ...progress, status: 'CANCELLED', asked: 20 }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '20/60명');
    await sees(canvas.getByRole('button', { name: '이어서 하기' }));
    await press(canvas, /취소/);
    await waitFor(() => expect(canvas.getByText(/멈췄습니다/)).toBeVisible());
  },
});

/** The dialog of the rule, with another time typed. */
async function writeYears(canvas: Pick<typeof screen, 'findByRole'>, years: string) {
  await press(canvas, '규칙 바꾸기');
  const element = await screen.findByRole('dialog', { name: '보관 규칙 바꾸기' });
  const dialog = within(element);
  const field = dialog.getByRole('textbox', { name: /^보관 기간/ });
  await retype(field, years);
  return { element, dialog, field, save: dialog.getByRole('button', { name: '저장' }) };
}

export const RuleChanged = Filled.extend({
  beforeEach: ({ msw }) =>
    msw.use(filled('changeRetentionSettings', async (request) => void sent(await request.json()))),
  play: async ({ canvas }) => {
    const { save } = await writeYears(canvas, '7');
    await userEvent.click(save);
    await says(screen, '보관 규칙을 바꿨습니다');
    const unchanged = { receiptsKeptElsewhere: false, reviewMonth: 2, auditMonths: null };
    await expect(sent).toHaveBeenCalledWith({ ...unchanged, keepYears: 7 });
  },
});

export const RulePending = Filled.extend({
  beforeEach: ({ msw }) => msw.use(loading('changeRetentionSettings')),
  play: async ({ canvas }) => {
    const { element, field, save } = await writeYears(canvas, '7');
    await sendsOnce(save);
    await expect(field).toHaveValue('7');
    await staysOpen(element);
  },
});

export const RefusesShortTime = Filled.extend({
  beforeEach: ({ msw }) => {
    const detail = '5년보다 짧게 정하려면 영수증과 장부를 따로 보관하고 있어야 합니다.';
    const errors = [{ field: 'receiptsKeptElsewhere', message: detail }];
    msw.use(failed('changeRetentionSettings', { status: 409, code: 'legal-minimum', detail, errors }));
  },
  play: async ({ canvas }) => {
    const { dialog, field, save } = await writeYears(canvas, '3');
    await userEvent.click(save);
    await waitFor(() => expect(dialog.getByText(/5년보다 짧게 정하려면/)).toBeVisible());
    await expect(field).toHaveValue('3');
  },
});

export const NoPermission = meta.story({
  parameters: { as: 'ta' },
  play: ({ canvas }) => says(canvas, /권한이 없/),
});
