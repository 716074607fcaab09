import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { SystemState } from '#client/generated/rest/system.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { asks, press, says, sees, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { JobListDocument, JobRunListDocument } from './generated/manager.ts';
import SystemPage from './SystemPage.tsx';
import { jobs, jobRuns } from './testing/jobs.ts';

const gigabyte = 10 ** 9;
const fine: SystemState = {
  at: '2026-11-23T09:00:00Z',
  version: '1.86.4',
  startedAt: '2026-11-20T00:30:00Z',
  isDemo: false,
  database: { kind: 'POSTGRES', version: '18.1', bytes: 1.4 * gigabyte },
  disk: { freeBytes: 210 * gigabyte, totalBytes: 500 * gigabyte },
  files: { count: 18_204, bytes: 162 * gigabyte },
  queues: [
    { queue: 'notifications', waiting: 0, oldestSeconds: 0 },
    { queue: 'omr-scans', waiting: 1, oldestSeconds: 25 },
    { queue: 'pushes', waiting: 0, oldestSeconds: 0 },
    { queue: 'texts', waiting: 42, oldestSeconds: 8 },
  ],
  jobs: { failing: 0, stopped: 0 },
  backups: {
    backedUpAt: '2026-11-25T04:24:00Z',
    bytes: 1.1 * gigabyte,
    checkedAt: '2026-11-20T00:00:00Z',
    checkOk: true,
  },
};

const meta = preview.meta({
  title: 'CRM/기록/시스템',
  component: SystemPage,
  decorators: [inCrm({ at: '/crm/admin/system' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readSystem', fine),
      filled(JobListDocument, jobs(['texts', 'backup', 'expired-data', 'anonymisation'])),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '이상이 없습니다.', '42건 · 가장 오래된 것 8초 전부터');
    await sees(canvas.findByRole('rowheader', { name: '백업' }));
  },
});

export const Odd = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readSystem', {
        ...fine,
        disk: { freeBytes: 20 * gigabyte, totalBytes: 500 * gigabyte },
        queues: [{ queue: 'texts', waiting: 120, oldestSeconds: 4300 }],
        jobs: { failing: 1, stopped: 1 },
        backups: { backedUpAt: '2026-11-20T06:00:00Z', bytes: gigabyte, checkedAt: null, checkOk: null },
      }),
      filled(JobListDocument, jobs()),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '살펴볼 것' })).toHaveTextContent('디스크가 거의 찼습니다');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readSystem', {
        ...fine,
        isDemo: true,
        startedAt: null,
        disk: null,
        backups: null,
        files: { count: 0, bytes: 0 },
        queues: fine.queues.map(({ queue }) => ({ queue, waiting: 0, oldestSeconds: 0 })),
      }),
      empty(JobListDocument),
    ),
  play: ({ canvas }) => says(canvas, '체험 학원은 백업하지 않습니다.'),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('readSystem'), loading(JobListDocument)),
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed('readSystem'), failed(JobListDocument)) });

export const JobsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readSystem', fine), loading(JobListDocument)),
});

export const JobsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readSystem', fine), failed(JobListDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});

export const RunAndStop = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readSystem', fine),
      filled(JobListDocument, jobs()),
      filled('runJob'),
      failed('stopJob', 409, 'job-stopped', '이미 멈춘 일입니다.'),
    ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await press(canvas, '백업 지금 실행');
    await says(page, '몇 초 안에 시작합니다');
    const asked = await asks(canvas, '백업 멈추기');
    await submit(asked, '멈추기', '이미 멈춘 일입니다.');
  },
});

export const Runs = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled('readSystem', fine), filled(JobListDocument, jobs()), filled(JobRunListDocument, { jobRuns })),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: '백업 기록' })),
});

export const RunsEmpty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled('readSystem', fine), filled(JobListDocument, jobs()), empty(JobRunListDocument)),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: '백업 기록' })),
});

export const RunsLoading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled('readSystem', fine), filled(JobListDocument, jobs()), loading(JobRunListDocument)),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: '백업 기록' })),
});

export const RunsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled('readSystem', fine), filled(JobListDocument, jobs()), failed(JobRunListDocument)),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: '백업 기록' })),
});

export const NoPermission = meta.story({
  parameters: { as: 'ta' },
  play: async ({ canvas }) => {
    await says(canvas, /권한이 없/);
    await canvas.findByRole('heading', { level: 1, name: '볼 수 없는 화면' });
    await sees(canvas.getByRole('link', { name: '처음 화면으로' }));
  },
});
