import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { conflict, empty, failed, filled, loading } from '#mocks/states.ts';
import { instantInSeoul } from '#ui-kit';
import { cellAt, hears, hearsLast, press, says, sees, typeAt } from '#ui-kit/testing/play.ts';
import { SavedViewsDocument } from '../../savedViews/generated/graphql.ts';
import { noChanges, stack } from '../../grid/testing/stack.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { WorkDeskDocument, WorkGridDocument, type WorkGridQuery } from '../generated/manager.ts';
import { minutesBetween } from '../hours.ts';
import { desk } from '../testing/desk.ts';
import { kinds } from '../testing/shifts.ts';
import type { Shift } from './shifts.ts';
import WorkRecordPage from './WorkRecordPage.tsx';

const day = '2026-11-02';

const meta = preview.meta({
  title: 'CRM/근무/근무 기록',
  component: WorkRecordPage,
  decorators: [inCrm({ at: `/crm/admin/work-records?day=${day}` })],
});

const names = ['이준호', '김다온', '박서연', '정하늘', '최이든', '한가람'];
const tas = names.map((name, at) => ({
  id: at === 0 ? staff.ta.id : `01990000-0000-7000-8000-00000000090${at}`,
  user: { name, isActive: true },
  taWageTypes: kinds.map(({ id }) => ({ wageTypeId: id })),
}));

const shift = (ta: number, on: string, from: string, to: string, change: Partial<Shift> = {}): Shift => {
  const startedAt = instantInSeoul(on, from);
  const endedAt = instantInSeoul(on, to);
  return {
    id: `01990000-0000-7000-a000-${String(ta).padStart(2, '0')}${on.replaceAll('-', '')}${from.slice(0, 2)}`,
    taId: tas[ta]?.id ?? '',
    wageTypeId: kinds[ta % 2]?.id ?? null,
    status: 'CLOSED',
    startedAt,
    endedAt,
    workDate: on,
    minutes: minutesBetween(startedAt, Date.parse(endedAt)),
    nextDayMinutes: 0,
    memo: '',
    isOutMissing: false,
    version: 2,
    firstStartedAt: null,
    firstEndedAt: null,
    correctedAt: null,
    correctedByStaff: null,
    ...change,
  };
};

const corrected = {
  firstStartedAt: instantInSeoul(day, '17:58'),
  firstEndedAt: instantInSeoul(day, '22:01'),
  correctedAt: '2026-11-03T01:00:00Z',
  correctedByStaff: { name: staff.admin.name },
};

const long = shift(2, day, '09:00', '22:30', { memo: '모의고사 감독' });
const shifts: Shift[] = [
  shift(0, day, '18:00', '22:00', corrected),
  shift(1, day, '10:00', '12:00'),
  shift(1, day, '18:00', '21:40'),
  long,
  ...['2026-11-04', '2026-11-06', '2026-11-09', '2026-11-11'].flatMap((on) => [
    shift(0, on, '18:00', '22:00'),
    shift(3, on, '13:30', '18:00'),
  ]),
];

const grid = (workRecords = shifts): WorkGridQuery => ({
  workRecords,
  tas,
  hourlyWageTypes: kinds,
  workFlags: [{ workRecordId: long.id, kind: 'LONG' }],
});

const usualColumns = filled(SavedViewsDocument, { savedViews: [] });
const ofDay = (data: WorkGridQuery, from: string, to: string): WorkGridQuery => ({
  ...data,
  workRecords: data.workRecords.filter(({ workDate }) => workDate >= from && workDate <= to),
});
const answers = (data = grid()) => [
  filled(WorkGridDocument, ({ from, to }) => ofDay(data, from, to)),
  filled(WorkDeskDocument, desk),
  usualColumns,
  noChanges,
];

const sent = fn();
/** Writes shifts as actions of a stack. */
const writes = () => {
  const mine = stack(sent);
  return [...mine.handlers, writing(mine)];
};
const writing = (mine: ReturnType<typeof stack>) =>
  filled('changeWorkRecords', (_, { changes, kind }) => {
    sent(kind, changes);
    return {
      changed: changes
        .filter(({ remove }) => !remove)
        .map((change) => ({
          id: change.id,
          taId: change.taId ?? shifts.find(({ id }) => id === change.id)?.taId ?? '',
          taName: '',
          wageTypeId: null,
          status: 'CLOSED' as const,
          startedAt: change.startedAt ?? instantInSeoul(day, '18:00'),
          endedAt: change.endedAt ?? instantInSeoul(day, '22:00'),
          workDate: day,
          minutes: 240,
          nextDayMinutes: 0,
          memo: change.memo ?? '',
          isOutMissing: false,
          version: change.version + 1,
        })),
      removed: changes.filter(({ remove }) => remove).map(({ id, version }) => ({ id, version: version + 1 })),
      problems: [],
      changeSetId: mine.did({ name: 'hours', cells: changes.length }, () => undefined),
    };
  });

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers()),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: '하루 근무표' });
    await says(canvas, '12시간이 넘는 근무');
    await sees(canvas.getAllByText(/17:58–22:01 \(한서윤 수정\)/)[0]);
    await says(canvas, /퇴근을 잊은 듯함/);
  },
});

export const Month = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers()),
  play: async ({ canvas }) => {
    await press(canvas, '한 달');
    await canvas.findByRole('grid', { name: '한 달 근무표' });
    // Which days are drawn depends on today; the sums are always there.
    await says(canvas, '20시간', '57시간 10분');
  },
});

export const Typed = meta.story({
  beforeEach: ({ msw }) => msw.use(...writes(), ...answers()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '하루 근무표' });
    // 정하늘 has no shift on this day.
    await typeAt(cellAt(canvasElement, 4, 1), '18-22{Enter}');
    await expect(cellAt(canvasElement, 4, 1)).toHaveTextContent('18:00–22:00');
    await hears(sent, 'edit', [
      expect.objectContaining({ taId: tas[3]?.id, version: 0, startedAt: `${day}T18:00:00+09:00` }),
    ]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await hearsLast(sent, 'undo', 1);
    await waitFor(() => expect(cellAt(canvasElement, 4, 1)).not.toHaveTextContent('18:00'));
    await typeAt(cellAt(canvasElement, 4, 1), '저녁{Enter}');
    await canvas.findAllByText(/출근-퇴근으로 적어 주세요/);
    await expect(sent).toHaveBeenCalledTimes(2);
  },
});

export const FirstByAnother = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      conflict('changeWorkRecords', {
        id: shifts[0]?.id ?? '',
        field: 'hours',
        label: staff.ta.name,
        mine: '18:00–22:30',
        theirs: '17:30–22:00',
        theirVersion: 3,
        changedBy: staff.taAdmin.name,
      }),
      ...answers(),
    ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '하루 근무표' });
    await typeAt(cellAt(canvasElement, 0, 1), '1800-2230{Enter}');
    const problems = within(await canvas.findByRole('list', { name: '저장하지 못한 칸' }));
    await says(problems, '17:30–22:00');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(WorkGridDocument), empty(WorkDeskDocument), usualColumns),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(WorkGridDocument), loading(WorkDeskDocument), usualColumns),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(WorkGridDocument), failed(WorkDeskDocument), usualColumns),
  play: ({ canvas }) =>
    says(canvas, '근무 기록을 불러오지 못했습니다', '근무 중인 조교와 정정 요청을 불러오지 못했습니다'),
});

export const NoPermission = meta.story({
  parameters: { as: 'ta' },
  play: ({ canvas }) => says(canvas, /권한이 없/),
});
