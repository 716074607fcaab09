import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { buildParticipant } from '#mocks/builders/participant.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { cellAt, hears, hearsLast, press, says } from '#ui-kit/testing/play.ts';
import { noAbsences } from '../../../absenceNotices/testing/noAbsences.ts';
import { inCrm } from '../../../shared/testing/inCrm.tsx';
import Attendance from '../Attendance.tsx';
import {
  TermAttendanceDocument,
  TermChangesDocument,
  type TermChangesQuery,
  type TermAttendanceQuery,
} from '../../generated/graphql.ts';
import { stack } from '../../../grid/testing/stack.ts';
import { untouched, type BulkBody } from '../../testing/server.ts';
import { hasAll, newAcademyHas } from '../../../setup/testing/whatThereIs.ts';

const [present, late, , absent, , makeup] = attendanceTypes;
const weekCount = 16;
const weekIds = Array.from({ length: weekCount }, (_, at) => `01990000-0000-7000-b000-${String(at).padStart(12, '0')}`);

/** Marked up to the tenth week; the second student missed the last two weeks. */
const term = (count: number): TermAttendanceQuery => {
  const students = buildStudents(count);
  const markOf = (at: number, week: number) => {
    if (week >= 10) return null;
    if (at === 1 && week >= 8) return absent.id;
    return (at * 5 + week * 3) % 17 === 0 ? late.id : present.id;
  };
  return {
    students,
    attendanceTypes: [...attendanceTypes],
    participants_aggregate: {
      aggregate: { count: count * weekCount - (count > 3 ? 4 : 0), max: { updatedAt: '2026-11-01T00:00:00Z' } },
    },
    weeklyLectures: weekIds.map((id, week) => ({
      id,
      weekNumber: week === 12 ? null : week + 1,
      specialName: week === 12 ? '특강' : null,
      placeInWeek: null,
      heldOn: new Date(Date.UTC(2026, 8, 15 + week * 7)).toISOString().slice(0, 10),
      participants: students
        .filter((_, at) => !(at === 3 && week < 4))
        .map((student, at) => ({
          ...buildParticipant({ studentId: student.id, attendanceTypeId: markOf(at, week), isLocked: week < 2 }),
          ...(at === 0 && week === 6 ? { memo: '교통 사고로 늦음' } : {}),
          ...(at === 2 && week === 9 ? { attendanceTypeId: makeup.id, makeupForId: namedId('missed') } : {}),
        })),
    })),
  };
};

const nothingNew = filled(TermChangesDocument, {
  participants: [],
  participants_aggregate: { aggregate: { count: 24 * weekCount - 4 } },
});
const answers = (data = term(24)) => [filled(TermAttendanceDocument, data), nothingNew, ...untouched];

const meta = preview.meta({
  title: 'CRM/강의/학기 출결',
  component: Attendance,
  decorators: [
    inCrm({
      at: `/crm/lectures/${cast.calculusB.id}/weeks/${weekIds[10]}?view=term`,
      route: '/crm/lectures/:lectureId/weeks/:weekId',
    }),
  ],
  beforeEach: ({ msw }) => msw.use(noAbsences),
});

const markAt = (canvasElement: HTMLElement, row: number, week: number): HTMLElement =>
  cellAt(canvasElement, row, week + 2);

const expectMark = async (cell: HTMLElement, name: string): Promise<void> => {
  await within(cell).findByRole('img', { name });
};

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(...answers()) });

export const ForTa = meta.story({ parameters: { as: 'ta' }, beforeEach: ({ msw }) => msw.use(...answers()) });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(hasAll, ...answers({ ...term(0), weeklyLectures: [] })),
});

/** There is nothing at all yet: the first thing to make is named. */
export const NewAcademy = meta.story({
  beforeEach: ({ msw }) => msw.use(newAcademyHas, ...answers({ ...term(0), weeklyLectures: [] })),
  play: ({ canvas }) => says(canvas, '아직 학생이 없습니다', '학생을 먼저 등록해 주세요.'),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(TermAttendanceDocument), nothingNew, ...untouched),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(TermAttendanceDocument), nothingNew, ...untouched),
});

const written = fn();

export const PastedOverWeeks = meta.story({
  beforeEach: ({ msw }) => {
    const data = term(24);
    const mine = stack(written);
    let undone: TermChangesQuery['participants'] = [];
    msw.use(
      http.put('*/api/lectures/:lectureId/weekly-lectures/:weekId/attendance/bulk', async ({ request }) => {
        const { changes = [], kind } = (await request.json()) as BulkBody;
        written(kind, changes.length);
        const changed = changes.map(({ participantId: id, version, attTypeId }) => ({
          id,
          userId: id,
          attendanceTypeId: attTypeId ?? null,
          memo: '',
          isLocked: false,
          lockReason: '',
          makeupForId: null,
          version: version + 1,
        }));
        const rows = data.weeklyLectures.flatMap(({ participants }) => participants);
        const former = changes.flatMap(({ participantId, version }) => {
          const row = rows.find(({ id }) => id === participantId);
          return row ? [{ ...row, version: version + 2 }] : [];
        });
        const changeSetId = mine.did({ cells: changes.length }, () => void (undone = former));
        return HttpResponse.json({ changed, skipped: [], changeSetId });
      }),
      filled(TermChangesDocument, () => ({
        participants: undone,
        participants_aggregate: { aggregate: { count: 24 * weekCount - 4 } },
      })),
      ...mine.handlers,
      ...answers(data),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '학기 출결표' });
    await userEvent.click(markAt(canvasElement, 0, 10));
    // Initials, as in Excel files; two weeks at once.
    await userEvent.paste('출\t결\n지\t출석\n출\t출\n');
    await says(canvas, '3명을 바꿨습니다');
    await hears(written, 'paste', 6);
    await expectMark(markAt(canvasElement, 0, 11), '결석');
    await userEvent.keyboard('{Control>}z{/Control}');
    await hearsLast(written, 'undo', 6);
    await expectMark(markAt(canvasElement, 0, 11), '미체크');
  },
});

export const TwoWeeksAway = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers()),
  play: async ({ canvas }) => {
    await press(canvas, /2주 연속 결석\s*1/);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2'));
  },
});

export const ChangedByAnother = meta.story({
  beforeEach: ({ msw }) => {
    const data = term(24);
    const record = data.weeklyLectures[10]?.participants[0];
    if (!record) throw new Error('the term needs a record');
    msw.use(
      filled(TermChangesDocument, {
        participants: [{ ...record, attendanceTypeId: absent.id, version: 9 }],
        participants_aggregate: data.participants_aggregate,
      }),
      ...answers(data),
    );
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '학기 출결표' });
    await expectMark(markAt(canvasElement, 0, 10), '결석');
  },
});
