import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildClinicSlot } from '#mocks/builders/clinicSlot.ts';
import { conflict, failed, filled, loading } from '#mocks/states.ts';
import { says, sees, submit, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { tas } from '../clinic/testing/evening.ts';
import { SlotDialogs, type SlotQuestion } from './SlotDialogs.tsx';

const times = { heldOn: '2026-12-21', startsAt: '2026-12-21T08:00:00.000Z', endsAt: '2026-12-21T10:00:00.000Z' };
const slot = { ...buildClinicSlot(times), load: { booked: 6, waiting: 0 } };
const rules = {
  closingTime: '22:00:00',
  lateRule: 'WARN',
  holidayRule: 'WARN',
  counselLimit: 1,
  clinicLimit: 1,
  version: 1,
};

/** One of the calendar's dialogs, opened as on the page. */
function Asked({ question }: { question: SlotQuestion }) {
  return (
    <SlotDialogs
      question={question}
      rules={rules}
      tas={tas}
      slots={[slot]}
      reserveType={'CLINIC'}
      onMove={fn()}
      onAsk={fn()}
    />
  );
}

const asked = fn();

const meta = preview.meta({
  title: 'CRM/클리닉/시간표의 물음',
  component: Asked,
  decorators: [inCrm({ at: '/crm/clinic/slots' })],
});

const nothing = { mode: 'PREVIEW' as const, made: [], conflicts: [], warnings: [], changeSetId: null };
const askNew = { question: { kind: 'new' as const, span: { day: slot.heldOn, from: 18 * 60, to: 20 * 60 } } };
const askRepeat = { question: { kind: 'repeat' as const, slot } };
const askCopy = { question: { kind: 'copy' as const, day: slot.heldOn } };

const taken = {
  code: 'ROOM',
  date: slot.heldOn,
  startsAt: slot.startsAt,
  detail: '같은 장소에 18:00–20:00 시간이 있습니다.',
} as const;

const lesson = { ...taken, detail: '같은 장소에서 18:00–20:00에 고2 수학 A 수업이 있습니다.' };

/** What the server finds at a new slot's hours and place is said while it is made; nothing of it is written. */
export const NewInATakenPlace = meta.story({
  args: askNew,
  beforeEach: ({ msw }) =>
    msw.use(
      filled(
        'createClinicSlot',
        (_, { room }) => ({ slot: { ...slot, opensAt: null }, warnings: room === '클리닉실' ? [taken, lesson] : [] }),
        asked,
      ),
    ),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '시간 만들기' }));
    await says(dialog, taken.detail, lesson.detail);
    await write(dialog, { 장소: ' 옆방' });
    await waitFor(() => expect(dialog.queryByText(taken.detail)).toBeNull());
    // Not of each key: of what was there, and of what was typed.
    await expect(asked.mock.calls.map(([{ room, dryRun }]) => [room, dryRun])).toEqual([
      ['클리닉실', true],
      ['클리닉실 옆방', true],
    ]);
  },
});

/** Hours that the rules of the academy forbid. */
export const NewAndRefused = meta.story({
  args: askNew,
  beforeEach: ({ msw }) => msw.use(failed('createClinicSlot', 409, 'late-hour', '마감 시각보다 늦습니다.')),
  play: ({ canvas }) => says(canvas, '마감 시각보다 늦습니다.'),
});

/** What cannot be asked is not said: saving will. */
export const NewAndNotKnown = meta.story({
  args: askNew,
  beforeEach: ({ msw }) => msw.use(failed('createClinicSlot')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '만들기' })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Repeat = meta.story({
  args: askRepeat,
  beforeEach: ({ msw }) =>
    msw.use(
      filled('repeatClinicSlot', {
        ...nothing,
        made: [slot, { ...slot, id: tas[0]!.id, startsAt: '2026-12-28T08:00:00.000Z' }],
        warnings: [{ code: 'LATE', date: '2026-12-28', startsAt: slot.startsAt, detail: '22:30에 끝납니다.' }],
      }),
    ),
  play: ({ canvas }) => says(canvas, '날짜 2개에 시간 2개를 만듭니다.', /22:30에 끝납니다/),
});

export const RepeatNothing = meta.story({
  args: askRepeat,
  beforeEach: ({ msw }) => msw.use(filled('repeatClinicSlot', nothing)),
  play: async ({ canvas }) => {
    await says(canvas, '만들 시간이 없습니다.');
    await expect(canvas.getByRole('button', { name: '반복해서 만들기' })).toBeDisabled();
  },
});

export const RepeatLoading = meta.story({
  args: askRepeat,
  beforeEach: ({ msw }) => msw.use(loading('repeatClinicSlot')),
});

export const RepeatFailed = meta.story({
  args: askRepeat,
  beforeEach: ({ msw }) => msw.use(failed('repeatClinicSlot')),
});

export const CopyNotChosen = meta.story({
  args: askCopy,
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /복사$/ })).toBeDisabled(),
});

export const CopyLoading = meta.story({
  args: askCopy,
  beforeEach: ({ msw }) => msw.use(loading('copyClinicDay')),
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: '12.22 화' })),
});

export const CopyFailed = meta.story({
  args: askCopy,
  beforeEach: ({ msw }) => msw.use(failed('copyClinicDay')),
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: '12.22 화' })),
});

export const RulesOfTheHouse = meta.story({
  args: { question: { kind: 'rules' } },
  beforeEach: ({ msw }) => {
    const both = { mine: '마감 시각 22:00', theirs: '마감 시각 21:30', changedBy: '박서연' };
    msw.use(conflict('updateClinicRules', { id: tas[0]!.id, label: '클리닉 규칙', ...both }));
  },
  play: ({ canvas }) => submit(canvas, '저장', '마감 시각 21:30'),
});

export const Edit = meta.story({
  args: { question: { kind: 'edit', slot } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '시간 수정' }));
    await sees(dialog.getByRole('button', { name: '시간 삭제' }));
  },
});

export const Moved = meta.story({
  args: { question: { kind: 'edit', slot } },
  beforeEach: ({ msw }) =>
    msw.use(filled('updateClinicSlot', { slot: { ...slot, opensAt: null }, warnings: [taken], told: 5 }, asked)),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '시간 수정' }));
    await write(dialog, { 장소: ' 2' });
    await says(dialog, '학생 5명에게 알립니다.', taken.detail);
    await expect(asked).toHaveBeenCalledOnce();
    await expect(asked.mock.lastCall?.[0]).toMatchObject({
      dryRun: true,
      startsAt: slot.startsAt,
      version: slot.version,
    });
  },
});

export const Delete = meta.story({
  args: { question: { kind: 'delete', slot } },
  beforeEach: ({ msw }) =>
    msw.use(failed('deleteClinicSlot', 409, 'in-use', '예약이나 기록이 있는 시간은 삭제할 수 없습니다: 김민수 학생.')),
  play: ({ canvas }) => submit(canvas, '시간 삭제', '예약이나 기록이 있는 시간은 삭제할 수 없습니다: 김민수 학생.'),
});
