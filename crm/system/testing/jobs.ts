import { staff } from '#mocks/cast.ts';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import type { JobListQuery, JobRunListQuery } from '../generated/manager.ts';

type Row = JobListQuery['jobs'][number];

const id = (number: number) => `01990000-0000-7000-8000-0000000320${String(number).padStart(2, '0')}`;
/** From the clock of the story: rows say how long ago and in how long. */
const minutesAgo = (minutes: number) => inMinutes(-minutes);
const ahead = (minutes: number) => minutesAgo(-minutes);
const row = (number: number, kind: string, more: Partial<Row> = {}): Row => ({
  id: id(number),
  kind,
  key: '',
  everySeconds: 3600,
  dueAt: ahead(24),
  status: 'WAITING',
  failures: 0,
  code: null,
  startedAt: minutesAgo(36),
  endedAt: minutesAgo(36),
  stoppedByStaff: null,
  recent: { aggregate: { count: 168, avg: { milliseconds: 84.2 }, max: { milliseconds: 960 } } },
  broken: { aggregate: { count: 0 } },
  ...more,
});
const none = { recent: { aggregate: { count: 0, avg: null, max: null } } };

const rows: Row[] = [
  row(1, 'anonymisation', none),
  row(2, 'auto-absences', {
    recent: { aggregate: { count: 5, avg: { milliseconds: 210 }, max: { milliseconds: 400 } } },
  }),
  row(3, 'backup', {
    everySeconds: 21_600,
    dueAt: ahead(200),
    failures: 3,
    code: 'disk-full',
    recent: { aggregate: { count: 31, avg: { milliseconds: 14_200 }, max: { milliseconds: 31_000 } } },
    broken: { aggregate: { count: 3 } },
  }),
  row(4, 'expired-data'),
  row(5, 'file-sweep', { status: 'STOPPED', stoppedByStaff: { name: staff.admin.name } }),
  row(6, 'notifications', { everySeconds: 5, dueAt: minutesAgo(45), ...none }),
  row(7, 'omr-scans', {
    everySeconds: null,
    key: id(70),
    status: 'FAILED',
    failures: 10,
    code: 'unexpected',
    endedAt: minutesAgo(4),
  }),
  row(8, 'texts', { everySeconds: 2, key: '1', dueAt: ahead(0), status: 'RUNNING', endedAt: minutesAgo(0) }),
];

/** Jobs in every state, or those of these kinds when all is well. */
export const jobs = (kinds?: readonly string[]): JobListQuery => ({
  jobs: kinds
    ? rows
        .filter(({ kind }) => kinds.includes(kind))
        .map((job) => ({ ...job, failures: 0, code: null, broken: { aggregate: { count: 0 } } }))
    : rows,
});

const run = (number: number, hours: number, more: Partial<JobRunListQuery['jobRuns'][number]> = {}) => ({
  id: id(80 + number),
  startedAt: minutesAgo(hours * 60),
  milliseconds: 14_200,
  outcome: 'DONE',
  code: null,
  worker: '3f9a11c0',
  ...more,
});

export const jobRuns: JobRunListQuery['jobRuns'] = [
  run(1, 0.2, { outcome: 'FAILED', code: 'disk-full', milliseconds: 320 }),
  run(2, 6.5, { outcome: 'LOST', code: 'process-ended', milliseconds: 61_000 }),
  run(3, 12.5, { outcome: 'RELEASED', milliseconds: 2100, worker: 'b07c52de' }),
  run(4, 18.5),
];
