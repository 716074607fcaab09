import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passPresence } from '#client/live/presenceEvents.ts';
import preview from '#storybook/preview.tsx';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { namedId } from '#mocks/builders/row.ts';
import { lectures as cast, staff } from '#mocks/cast.ts';
import { conflictProblem, problemResponse } from '#mocks/refusals.ts';
import { conflict, failed, filled, loading } from '#mocks/states.ts';
import { cellAt, hearsLast, press, says, sees, submit, typeAt } from '#ui-kit/testing/play.ts';
import { noAbsences } from '../../absenceNotices/testing/noAbsences.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import Attendance from './Attendance.tsx';
import { AbsenceTextDocument, AttendanceDocument, AttendanceHistoryDocument } from '../generated/graphql.ts';
import {
  answers,
  markedRows,
  rows,
  server,
  type BulkBody,
  usualColumns,
  weekDays,
  weekPlace,
} from '../testing/server.ts';
import { hasAll, newAcademyHas } from '../../setup/testing/whatThereIs.ts';

const [present, late, , absent] = attendanceTypes;

const meta = preview.meta({
  title: 'CRM/주차/출결',
  globals: { viewport: { value: 'desk' } },
  component: Attendance,
  decorators: [inCrm(weekPlace)],
  beforeEach: ({ msw }) => msw.use(noAbsences),
});

const MARK = 3;
const MEMO = 4;

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(...answers(markedRows(24))) });

export const ForTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(...answers()),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '출결표' });
    await typeAt(cellAt(canvasElement, 0, MARK), '4');
    await expect(cellAt(canvasElement, 0, MARK)).toHaveTextContent('출석');
    await within(canvasElement).findAllByText(/잠긴 칸 1개는 바꾸지 않았습니다/);
    await userEvent.keyboard('{ArrowUp}');
    await within(canvasElement).findAllByText(/월말 정산/);
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(hasAll, ...answers([])) });

/** There is nothing at all yet: the first thing to make is named. */
export const NewAcademy = meta.story({
  beforeEach: ({ msw }) => msw.use(newAcademyHas, ...answers([])),
  play: ({ canvas }) => says(canvas, '아직 학생이 없습니다', '학생을 먼저 등록해 주세요.'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(AttendanceDocument), usualColumns) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(AttendanceDocument), usualColumns) });

export const ThreeHundred = meta.story({ beforeEach: ({ msw }) => msw.use(...answers(rows(300))) });

const written = fn();

export const OneKeyAStudent = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(rows(24), written)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '출결표' });
    await typeAt(cellAt(canvasElement, 2, MARK), '142');
    // Painted before any response, and the next student is active.
    await expect(cellAt(canvasElement, 3, MARK)).toHaveTextContent('결석');
    await expect(cellAt(canvasElement, 5, MARK)).toHaveFocus();
    await waitFor(() => expect(written).toHaveBeenCalledTimes(3));
    await canvas.findByRole('button', { name: /미체크\s*19/ });

    await userEvent.keyboard('{Control>}z{/Control}');
    await hearsLast(written, 'undo', 1);
    await waitFor(() => expect(cellAt(canvasElement, 4, MARK)).toHaveTextContent('미체크'));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await hearsLast(written, 'redo', 1);

    await typeAt(cellAt(canvasElement, 2, MEMO), '10분 늦음{Enter}');
    await hearsLast(written, expect.any(String), { memo: '10분 늦음' });
  },
});

export const FirstByAnother = meta.story({
  beforeEach: ({ msw }) => {
    const participants = rows(24);
    const [, , third] = participants;
    msw.use(
      conflict('markAttendance', {
        id: third?.id ?? '',
        field: 'attTypeId',
        mine: '출석',
        theirs: '지각',
        theirVersion: 7,
      }),
      ...answers(participants),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '출결표' });
    await typeAt(cellAt(canvasElement, 2, MARK), '1');
    const problems = within(await canvas.findByRole('list', { name: '저장하지 못한 칸' }));
    await says(problems, '지각');
    await sees(problems.getByRole('button', { name: '내 값(출석)으로 바꾸기' }));
    // The person who types keeps the focus; a popover at the cell shows both values, and one key resolves the conflict, also in 한글 mode.
    await expect(cellAt(canvasElement, 3, MARK)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByRole('note', { hidden: true })).toHaveTextContent(/지각.*출석/);
    await userEvent.keyboard('{F2}');
    await expect(problems.getByRole('button', { name: '그대로 두기' })).toHaveFocus();
    await typeAt(cellAt(canvasElement, 2, MARK), 'n');
    await waitFor(() => expect(cellAt(canvasElement, 2, MARK)).toHaveTextContent('미체크'));
    await expect(canvas.queryByRole('note', { hidden: true })).toBeNull();
  },
});

export const ConflictInView = meta.story({
  ...FirstByAnother.input,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '출결표' });
    await typeAt(cellAt(canvasElement, 2, MARK), '1{ArrowUp}');
    await within(canvasElement).findByRole('note', { hidden: true });
  },
});

export const AnotherValueChanged = meta.story({
  beforeEach: ({ msw }) => {
    const participants = rows(24);
    const [, , third] = participants;
    let asked = 0;
    const both = { field: 'attTypeId', mine: '출석', theirs: null, theirVersion: 7 };
    msw.use(
      filled('markAttendance', (_, { version }) => {
        written(version);
        if (asked++ === 0) throw problemResponse(conflictProblem({ id: third?.id ?? '', ...both }));
        const { id = '', studentId: userId = '' } = third ?? {};
        return {
          id,
          userId,
          attendanceTypeId: present.id,
          memo: '',
          isLocked: false,
          lockReason: '',
          makeupForId: null,
          version: 8,
        };
      }),
      ...answers(participants),
    );
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '출결표' });
    await typeAt(cellAt(canvasElement, 2, MARK), '1');
    // A colleague wrote a memo meanwhile: the marks are not in conflict, so there is no question.
    await waitFor(() => expect(written.mock.calls).toEqual([[1], [7]]));
    await waitFor(() => expect(cellAt(canvasElement, 2, MARK)).toHaveTextContent('출석'));
    await expect(within(canvasElement).queryByRole('list', { name: '저장하지 못한 칸' })).toBeNull();
  },
});

export const RestPresent = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(rows(24), written)),
  play: async ({ canvas }) => {
    await submit(canvas, '나머지 22명 모두 출석', '22명을 출석으로 체크했습니다');
    // Undone in one call.
    await press(canvas, '되돌리기');
    await canvas.findByRole('button', { name: '나머지 22명 모두 출석' });
    await expect(written).toHaveBeenCalledTimes(2);
    await expect(written).toHaveBeenLastCalledWith('undo', 22);
  },
});

export const PastedFromExcel = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(rows(300), written)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '출결표' });
    await userEvent.click(cellAt(canvasElement, 0, MARK));
    const words = Array.from({ length: 300 }, (_, at) => (at === 5 ? '몰라' : at % 10 === 3 ? '결' : '출석'));
    await userEvent.paste(`${words.join('\n')}\n`);
    const preview = within(await canvas.findByRole('dialog', { name: '298칸 붙여넣기' }));
    await says(preview, /“몰라”/);
    await expect(written).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await says(canvas, '298명을 바꿨습니다');
    await expect(written).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(written).toHaveBeenCalledTimes(2));
    const paste = written.mock.calls[0]?.[0] as BulkBody;
    await expect([paste.kind, paste.changes?.length]).toEqual(['paste', 298]);
    await expect(written).toHaveBeenLastCalledWith('undo', 298);
    await waitFor(() => expect(cellAt(canvasElement, 3, MARK)).toHaveTextContent('미체크'));
  },
});

export const UnlockedWithAReason = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(rows(24), written)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '출결표' });
    await typeAt(cellAt(canvasElement, 0, MARK), 'l');
    const dialog = within(await canvas.findByRole('dialog', { name: '출결 1칸 잠금 풀기' }));
    await userEvent.keyboard('{Enter}');
    await says(dialog, '꼭 입력해 주세요.');
    await userEvent.keyboard('출결 정정{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(written).toHaveBeenLastCalledWith(expect.any(String), { isLocked: false, lockReason: '출결 정정' });
    // Many records are locked in one call.
    await typeAt(cellAt(canvasElement, 2, MARK), '{Shift>}{ArrowDown}{ArrowDown}{/Shift}l');
    await waitFor(() => expect((written.mock.lastCall?.[0] as BulkBody).changes).toHaveLength(3));
  },
});

export const FilteredInTheAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers()),
  play: async ({ canvas }) => {
    await press(canvas, /2주 연속 결석\s*1/);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2'));
    await press(canvas, /미체크\s*22/);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '23'));
  },
});

export const SomebodyElseIsHere = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '출결표' });
    const [, , third] = rows(3);
    const presence = {
      topic: 'participants',
      id: cast.calculusB.id,
      userId: staff.ta.id,
      name: staff.ta.name,
      state: 'here',
      place: `${third?.id} attendance`,
    };
    passPresence(JSON.stringify({ roots: [], presence }));
    await says(canvas, `${staff.ta.name} 함께 보는 중`);
    await expect(cellAt(canvasElement, 2, MARK)).toHaveAttribute('data-holder', staff.ta.name);
    passPresence(JSON.stringify({ roots: [], presence: { ...presence, state: 'gone' } }));
    await waitFor(() => expect(canvas.queryByText(/함께 보는 중/)).toBeNull());
  },
});

export const HistoryOfACell = meta.story({
  beforeEach: ({ msw }) => {
    const before = { attendance_type_id: null, memo: '', is_locked: false };
    const by = { actor: { name: staff.ta.name }, action: 'UPDATE' };
    msw.use(
      filled(AttendanceHistoryDocument, {
        attendanceTypes: [...attendanceTypes],
        auditLog: [
          {
            id: namedId('2'),
            at: '2026-11-03T10:02:00Z',
            changeSet: null,
            ...by,
            before: { ...before, attendance_type_id: late.id },
            after: { ...before, attendance_type_id: absent.id, memo: '전화 안 받음' },
          },
          {
            id: namedId('1'),
            at: '2026-11-03T09:40:00Z',
            changeSet: { kind: 'ATTENDANCE_PASTE', facts: {} },
            ...by,
            before,
            after: { ...before, attendance_type_id: late.id },
          },
        ],
      }),
      ...answers(),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '출결표' });
    await typeAt(cellAt(canvasElement, 1, MARK), 'h');
    const dialog = within(await canvas.findByRole('dialog', { name: /출결 이력$/ }));
    await says(dialog, '출결 지각 → 결석', '· 출결 붙여넣기', '메모 없음 → “전화 안 받음”');
  },
});

/** From an absence to a text in one key; the words are there. */
export const AbsenceTold = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...answers(),
      filled(AbsenceTextDocument, {
        week: {
          weekNumber: 3,
          specialName: null,
          placeInWeek: null,
          heldOn: '2026-11-03',
          startsAt: '18:00:00',
          lecture: { name: cast.calculusB.name },
        },
        templates: [{ body: '[#{학원}] #{이름} 학생이 #{날짜} #{강의} 수업에 오지 않았습니다. 확인 부탁드립니다.' }],
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '출결표' });
    await typeAt(cellAt(canvasElement, 1, MARK), 't');
    const dialog = within(await canvas.findByRole('dialog', { name: '학생 1명에게 문자 보내기' }));
    await expect(dialog.getByRole('combobox', { name: /받는 사람/ })).toHaveDisplayValue('보호자');
    await expect(dialog.getByRole('textbox', { name: /내용/ })).toHaveValue(
      '[다온학원] 이서연 학생이 11월 3일 (화) 미적분 B 수업에 오지 않았습니다. 확인 부탁드립니다.',
    );
    await says(dialog, /\/\s*90/);
  },
});

/** A mark of a day to come is kept, and said. */
export const DayToCome = meta.story({
  beforeEach: ({ msw }) => {
    weekDays[2] = '2026-12-01';
    msw.use(...server(rows(6)));
    return () => void (weekDays[2] = '2026-11-03');
  },
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, /12월 1일.*아직 오지 않은 날입니다/);
    await typeAt(cellAt(canvasElement, 2, MARK), '1');
    await says(canvas, /아직 오지 않은 12월 1일.*출결을 체크했습니다/);
    await expect(cellAt(canvasElement, 2, MARK)).toHaveTextContent('출석');
  },
});
