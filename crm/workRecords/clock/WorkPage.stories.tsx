import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { addDays, addMonths, formatMonth, instantInSeoul, thisMonth, todayInSeoul } from '#ui-kit';
import { inHours, inMinutes } from '#ui-kit/format/testing/when.ts';
import { hears, press, says, sees, tells, write } from '#ui-kit/testing/play.ts';
import { MyClaimsDocument } from '../../expenseClaims/generated/graphql.ts';
import { expenseClaims } from '../../expenseClaims/testing/myClaims.ts';
import { MyPayDocument } from '../../payroll/generated/graphql.ts';
import { pay } from '../../payroll/testing/myPay.ts';
import { fitsStanding } from '#ui-kit/testing/standing.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { MyWorkDocument, type MyWorkQuery } from '../generated/graphql.ts';
import { clock, dayOfMonth, kinds, punched as record, shiftOn } from '../testing/shifts.ts';
import WorkPage from './WorkPage.tsx';

const meta = preview.meta({
  title: 'CRM/근무/출퇴근',
  component: WorkPage,
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(filled(MyPayDocument, pay), filled(MyClaimsDocument, { expenseClaims })),
  decorators: [inCrm({ at: '/crm/work' })],
});

const work = (change: Partial<MyWorkQuery> = {}): MyWorkQuery => ({
  workRecords: [1, 2, 3].map((day) => shiftOn(dayOfMonth(day))),
  open: [],
  workCorrections: [],
  taWageTypes: kinds.slice(0, 1).map((wageType) => ({ wageType })),
  tas: [{ id: staff.ta.id }],
  ...change,
});

const nextMonth = `${addMonths(thisMonth(), 1)}-01`;

const sent = fn();
const punches = [
  filled('punchIn', record, sent),
  filled('punchOut', { ...record, status: 'CLOSED', endedAt: inMinutes(0), minutes: 187 }, sent),
];

const atWork = (hours: number): MyWorkQuery['open'][number] => ({
  ...shiftOn(todayInSeoul(), {
    id: record.id,
    status: 'OPEN',
    startedAt: inHours(-hours),
    endedAt: null,
    minutes: null,
    nextDayMinutes: 0,
  }),
  flags: [],
});

const correction = {
  id: '01990000-0000-7000-a000-000000000077',
  workRecordId: shiftOn(dayOfMonth(2)).id,
  startedAt: instantInSeoul(dayOfMonth(2), '17:30'),
  endedAt: instantInSeoul(dayOfMonth(2), '22:12'),
  reason: '늦게 찍었습니다',
  status: 'REQUESTED',
  answer: '',
  formerStartedAt: instantInSeoul(dayOfMonth(2), '18:02'),
  formerEndedAt: instantInSeoul(dayOfMonth(2), '22:12'),
  decidedByStaff: null,
};

export const Filled = meta.story({
  beforeEach: ({ msw }) => {
    let open: MyWorkQuery['open'] = [];
    msw.use(
      filled(MyWorkDocument, () => work({ open, workRecords: [...work().workRecords, ...open] })),
      clock,
      filled('punchIn', record, (body) => {
        open = [atWork(0)];
        sent(body);
      }),
    );
  },
});

Filled.test('A shift begins', async ({ canvas }) => {
  await says(canvas, '12시간 30분');
  await press(canvas, '출근하기');
  await hears(sent, { punchId: expect.any(String) });
});

/** The last evening of the month before reached into this one: its part counts here, and is told from the whole shift. */
export const OverTheMonthsEnd = meta.story({
  beforeEach: ({ msw }) => {
    const eve = addDays(dayOfMonth(1), -1);
    const endedAt = instantInSeoul(dayOfMonth(1), '00:40');
    const night = shiftOn(eve, { startedAt: instantInSeoul(eve, '23:10'), endedAt, minutes: 90, nextDayMinutes: 40 });
    msw.use(filled(MyWorkDocument, work({ workRecords: [night, ...work().workRecords] })), clock);
  },
  play: ({ canvas }) => says(canvas, '13시간 10분', '40분 (모두 1시간 30분)'),
});

export const AtWork = meta.story({
  beforeEach: ({ msw }) => {
    const open = atWork(3);
    msw.use(
      filled(MyWorkDocument, work({ open: [open], workRecords: [...work().workRecords, open] })),
      clock,
      ...punches,
    );
  },
  play: async ({ canvas }) => {
    await says(canvas, '15시간 30분');
    await press(canvas, '퇴근하기');
    await canvas.findAllByText(/3시간 7분 일했습니다/);
  },
});

export const SeveralKinds = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(MyWorkDocument, work({ taWageTypes: kinds.map((wageType) => ({ wageType })) })), clock, ...punches),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '출근하기' });
    await expect(button).toBeDisabled();
    await press(canvas, '클리닉 조교');
    await userEvent.click(button);
    await hears(sent, expect.objectContaining({ wageTypeId: kinds[1]?.id }));
  },
});

export const OutForgotten = meta.story({
  beforeEach: ({ msw }) => {
    const yesterday = addDays(todayInSeoul(), -1);
    const open = { ...atWork(0), startedAt: instantInSeoul(yesterday, '18:00'), flags: [{ kind: 'FORGOTTEN' }] };
    msw.use(filled(MyWorkDocument, work({ open: [open] })), clock, filled('askWorkCorrection', undefined, sent));
  },
  play: async ({ canvas }) => {
    await says(canvas, /퇴근을 찍지 않았습니다/);
    await write(canvas, { '퇴근한 시각': '2210', 사유: '정리하다 깜빡했어요' });
    await press(canvas, '정정 요청하기');
    await hears(
      sent,
      expect.objectContaining({
        workRecordId: record.id,
        endedAt: expect.stringContaining('T22:10'),
        reason: '정리하다 깜빡했어요',
      }),
    );
  },
});

export const Corrected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(
        MyWorkDocument,
        work({
          workCorrections: [
            correction,
            {
              ...correction,
              id: '01990000-0000-7000-a000-000000000078',
              workRecordId: null,
              formerStartedAt: null,
              formerEndedAt: null,
              status: 'REJECTED',
              answer: '그날은 쉬는 날이었어요',
              decidedByStaff: { name: staff.admin.name },
            },
          ],
        }),
      ),
      clock,
    ),
  play: async ({ canvas }) => {
    await says(canvas, '승인 대기', '정정 요청함');
    const [first] = canvas.getAllByRole('button', { name: '정정 요청' });
    if (first) await userEvent.click(first);
    await sees(canvas.findByRole('dialog', { name: '근무 정정 요청' }));
  },
});

export const CorrectionTakenBack = meta.story({
  beforeEach: ({ msw }) => {
    let workCorrections = [correction];
    msw.use(
      filled(MyWorkDocument, () => work({ workCorrections })),
      clock,
      filled('cancelWorkCorrection', (request) => {
        sent(new URL(request.url).pathname);
        workCorrections = [];
      }),
    );
  },
  play: async ({ canvas }) => {
    await tells(canvas, '요청 취소', '정정 요청을 취소했습니다');
    await waitFor(() => expect(canvas.queryByText('승인 대기')).toBeNull());
    await expect(sent).toHaveBeenCalledWith(`/api/supervisor/work-corrections/${correction.id}`);
  },
});

/** A manager decided in the same moment. */
export const DecidedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(MyWorkDocument, work({ workCorrections: [correction] })),
      clock,
      failed('cancelWorkCorrection', 409, 'move-not-allowed', '이미 승인된 요청이라 취소할 수 없습니다.'),
    ),
  play: async ({ canvas }) => {
    await tells(canvas, '요청 취소', '이미 승인된 요청이라 취소할 수 없습니다.');
    await says(canvas, '승인 대기');
  },
});

/** The month that is shown is the server's, and the next one once it begins. */
export const MonthOver = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(MyWorkDocument, ({ from }) => work({ workRecords: [shiftOn(from)] })),
      filled('readClock', { serverTime: instantInSeoul(nextMonth, '00:00') }),
    ),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('heading', { name: formatMonth(nextMonth) }));
    await expect(canvas.getByRole('button', { name: '다음 달' })).toBeDisabled();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(MyWorkDocument, work({ workRecords: [], taWageTypes: [] })),
      clock,
      empty(MyPayDocument),
      empty(MyClaimsDocument),
    ),
});

export const NotATa = meta.story({
  parameters: { as: 'admin' },
  beforeEach: ({ msw }) => msw.use(filled(MyWorkDocument, work({ workRecords: [], tas: [] })), clock),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(MyWorkDocument), clock) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(MyWorkDocument), clock) });

/** On a phone, alone and with the menu of the staff's frame. */
export const Phone = Filled.extend({ globals: { viewport: { value: 'phone' } } });

/** The tablet at the door: who comes in chooses the kind of work and presses. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  beforeEach: ({ msw }) =>
    msw.use(filled(MyWorkDocument, work({ taWageTypes: kinds.map((wageType) => ({ wageType })) })), clock, ...punches),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '출근하기' });
    await fitsStanding(canvasElement);
    await press(canvas, kinds[0]!.name, '출근하기');
    await hears(sent, expect.objectContaining({ wageTypeId: kinds[0]!.id }));
  },
});

/** Who is at work presses once more. */
export const TabletAtWork = meta.story({
  globals: { viewport: { value: 'tabletOnItsSide' } },
  beforeEach: ({ msw }) => msw.use(filled(MyWorkDocument, work({ open: [atWork(3)] })), clock, ...punches),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '퇴근하기' });
    await fitsStanding(canvasElement);
    await press(canvas, '퇴근하기');
    await says(canvas, /퇴근했습니다/);
  },
});
