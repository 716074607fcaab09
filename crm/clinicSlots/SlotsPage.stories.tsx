import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildClinicSlot } from '#mocks/builders/clinicSlot.ts';
import { conflictProblem, problemResponse } from '#mocks/refusals.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce } from '#app/testing/sending.ts';
import { asks, hears, press, says, sees, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { ClinicTasDocument, SlotCalendarDocument } from './generated/graphql.ts';
import { tas } from '../clinic/testing/evening.ts';
import SlotsPage from './SlotsPage.tsx';

const at = (heldOn: string, from: number, to: number, more = {}, load = { booked: 6, waiting: 0 }) => ({
  ...buildClinicSlot({
    heldOn,
    startsAt: `${heldOn}T${String(from - 9).padStart(2, '0')}:00:00.000Z`,
    endsAt: `${heldOn}T${String(to - 9).padStart(2, '0')}:00:00.000Z`,
    ...more,
  }),
  load,
});
const counsel = { reserveType: 'COUNSEL', counselType: 'PARENT', room: '상담실', capacity: 1 } as const;
// A week with a holiday, years ahead, so that the screenshots do not depend on today's date.
const slots = [
  at('2026-12-21', 17, 19, {}, { booked: 14, waiting: 2 }),
  at('2026-12-21', 19, 21),
  at('2026-12-22', 17, 19),
  at('2026-12-22', 18, 20, { room: '클리닉실 2관' }, { booked: 3, waiting: 0 }),
  at('2026-12-22', 20, 23),
  at('2026-12-23', 18, 19, counsel, { booked: 1, waiting: 0 }),
  at('2026-12-23', 19, 20, { ...counsel, counselType: null }, { booked: 0, waiting: 0 }),
  at('2026-12-24', 17, 19),
  at('2026-12-24', 19, 20, { endsAt: '2026-12-24T10:40:00.000Z' }, { booked: 14, waiting: 3 }),
  at('2026-12-26', 16, 17, { endsAt: '2026-12-26T07:40:00.000Z' }),
  at('2026-12-26', 16, 17, { room: '클리닉실 2관', endsAt: '2026-12-26T07:40:00.000Z' }, { booked: 12, waiting: 0 }),
];
const clinicRules = [
  {
    closingTime: '22:00:00',
    lateRule: 'WARN' as const,
    holidayRule: 'WARN' as const,
    counselLimit: 1,
    clinicLimit: 1,
    version: 1,
  },
];
const sent = fn();

const meta = preview.meta({
  title: 'CRM/클리닉/시간표',
  component: SlotsPage,
  decorators: [inCrm({ at: '/crm/clinic/slots?day=2026-12-21' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(SlotCalendarDocument, { clinicSlots: slots, clinicRules }),
      filled(ClinicTasDocument, { staff: tas }),
    ),
  play: ({ canvas }) => says(canvas, '기독탄신일'),
});

export const ReadByTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: Filled.input.beforeEach,
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('button', { name: '하루 복사' }));
    await expect(canvas.queryByRole('button', { name: '시간 규칙' })).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(SlotCalendarDocument), empty(ClinicTasDocument)),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(SlotCalendarDocument), empty(ClinicTasDocument)),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(SlotCalendarDocument), empty(ClinicTasDocument)),
});

/** By keyboard only: moving a slot is refused, then a new one is created at the cursor. */
export const ByKeys = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(SlotCalendarDocument, { clinicSlots: slots, clinicRules }),
      filled(ClinicTasDocument, { staff: tas }),
      failed('updateClinicSlot', 409, 'duplicate-slot', '같은 시간에 같은 장소가 있습니다.'),
      filled('createClinicSlot', { slot: slots[1]!, warnings: [] }, sent),
    ),
  play: async ({ canvas, canvasElement }) => {
    const keys = userEvent.setup();
    await canvas.findAllByText('클리닉실');
    canvasElement.querySelector<HTMLElement>('[data-block]')!.focus();
    await keys.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await says(canvas, /같은 시간에 같은 장소가 있습니다/);
    canvas.getByRole('button', { name: /에 새로 만들기/ }).focus();
    await keys.keyboard('{ArrowRight}{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: '시간 만들기' }));
    await keys.click(dialog.getByRole('button', { name: '만들기' }));
    await hears(
      sent,
      expect.objectContaining({
        reserveType: 'CLINIC',
        startsAt: '2026-12-22T09:00:00.000Z',
        endsAt: '2026-12-22T10:00:00.000Z',
        closesAt: '2026-12-22T08:00:00.000Z',
      }),
    );
  },
});

const overtaken = (id: string) =>
  problemResponse(conflictProblem({ id, label: '12월 21일 17:00 시간', mine: '', theirs: '', changedBy: '박서연' }));

/** Another person moved the slot during the drag: both times are shown, and this person chooses. */
export const MovedByTwo = meta.story({
  beforeEach: ({ msw }) => {
    const [first, ...others] = slots;
    let stored = first!;
    msw.use(
      filled(SlotCalendarDocument, () => ({ clinicSlots: [stored, ...others], clinicRules })),
      filled(ClinicTasDocument, { staff: tas }),
      filled('updateClinicSlot', (_, asked) => {
        sent(asked);
        stored = { ...stored, ...at('2026-12-24', 20, 22), id: stored.id, version: 2, capacity: 9 };
        if (asked.version === 2) return { slot: stored, warnings: [], told: 5 };
        throw overtaken(stored.id);
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('클리닉실');
    canvasElement.querySelector<HTMLElement>('[data-block]')!.focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowDown}{/Alt}');
    const dialog = within(await canvas.findByRole('alertdialog', { name: /박서연님이 먼저 옮겼습니다/ }));
    await says(dialog, '12월 24일 (목) 20:00–22:00', '12월 22일 (화) 17:15–19:15');
    await press(dialog, '내가 놓은 곳으로');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ version: 2, capacity: 9, startsAt: '2026-12-22T08:15:00.000Z' }),
    );
    await says(canvas, /옮겼습니다\. 학생 5명에게 알립니다/);
  },
});

/** The answer to the question does not come: it is asked of the server once. */
export const MovePending = meta.story({
  beforeEach: ({ msw }) => {
    const [first, ...others] = slots;
    const moved = { ...first!, ...at('2026-12-24', 20, 22), id: first!.id, version: 2 };
    let stored = first!;
    msw.use(
      filled(SlotCalendarDocument, () => ({ clinicSlots: [stored, ...others], clinicRules })),
      filled(ClinicTasDocument, { staff: tas }),
      filled('updateClinicSlot', () => {
        stored = moved;
        throw overtaken(moved.id);
      }),
    );
  },
  play: async ({ canvas, canvasElement, msw }) => {
    await canvas.findAllByText('클리닉실');
    canvasElement.querySelector<HTMLElement>('[data-block]')!.focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    const dialog = within(await canvas.findByRole('alertdialog', { name: /박서연님이 먼저 옮겼습니다/ }));
    msw.use(loading('updateClinicSlot'));
    await sendsOnce(dialog.getByRole('button', { name: '내가 놓은 곳으로' }));
    await says(dialog, '12월 24일 (목) 20:00–22:00');
  },
});

/** The conflicts of a copy are shown before anything is written. */
export const CopiedDay = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(SlotCalendarDocument, { clinicSlots: slots, clinicRules }),
      filled(ClinicTasDocument, { staff: tas }),
      filled('copyClinicDay', {
        mode: 'PREVIEW',
        made: [slots[1]!],
        conflicts: [
          {
            reason: 'ROOM',
            date: '2026-12-22',
            room: '클리닉실',
            slotId: slots[2]!.id,
            startsAt: slots[2]!.startsAt,
            endsAt: slots[2]!.endsAt,
            detail: '같은 장소에 이미 시간이 있습니다.',
          },
        ],
        warnings: [
          {
            code: 'HOLIDAY',
            date: '2026-12-25',
            startsAt: '2026-12-25T08:00:00.000Z',
            detail: '공휴일입니다: 기독탄신일',
          },
        ],
        changeSetId: null,
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findAllByText('클리닉실');
    const dialog = await asks(canvas, '하루 복사');
    await submit(dialog, '12.22 화', /같은 장소에 이미 시간이 있습니다/, /기독탄신일/);
  },
});
