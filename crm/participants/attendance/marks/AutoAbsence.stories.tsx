import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { staff } from '#mocks/cast.ts';
import { failed } from '#mocks/states.ts';
import { hears, press, says, sees, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../../shared/testing/inCrm.tsx';
import { noAbsences } from '../../../absenceNotices/testing/noAbsences.ts';
import Attendance from '../Attendance.tsx';
import { autoAbsent, rows, weekPlace } from '../../testing/server.ts';

const [present] = attendanceTypes;

const meta = preview.meta({
  title: 'CRM/주차/자동 결석',
  globals: { viewport: { value: 'desk' } },
  component: Attendance,
  beforeEach: ({ msw }) => msw.use(noAbsences),
  decorators: [inCrm(weekPlace)],
});

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(...autoAbsent(rows(24), 6)) });

const undone = fn();

export const Undone = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(...autoAbsent(rows(24), 6, undone)),
  play: async ({ canvas }) => {
    const note = await canvas.findByText('출석 표시가 없던 6명을 결석으로 처리했습니다.');
    await canvas.findByRole('button', { name: /미체크\s*16/ });
    await press(canvas, '되돌리기');
    await hears(undone, { changeSetId: '01990000-0000-7d00-8000-000000000001' });
    await waitFor(() => expect(note).not.toBeInTheDocument());
    await canvas.findByRole('button', { name: /미체크\s*22/ });
  },
});

/** Somebody corrected one of them: an undo of all is refused, so none is offered. */
export const ChangedSince = meta.story({
  beforeEach: ({ msw }) => {
    const participants = rows(24);
    const handlers = autoAbsent(participants, 6);
    Object.assign(participants[2]!, { attendanceTypeId: present.id, markedByStaff: { name: staff.ta.name } });
    msw.use(...handlers);
  },
  play: async ({ canvasElement }) => {
    await says(within(canvasElement), /그 뒤에 바뀐 학생이 있어 한 번에 되돌릴 수 없으니/);
    await expect(within(canvasElement).queryByRole('button', { name: '되돌리기' })).toBeNull();
  },
});

/** Between what is shown and the press somebody corrected one. */
export const UndoRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '그 뒤에 이준호님이 수정한 것이 있어 되돌릴 수 없습니다(박지훈). 하나씩 확인하고 수정해 주세요.';
    msw.use(failed('undoAttendance', 409, 'changed-since', detail), ...autoAbsent(rows(24), 6));
  },
  play: async ({ canvas }) => {
    await submit(
      canvas,
      '되돌리기',
      /그 뒤에 이준호님이 수정한 것이 있어/,
      '출석 표시가 없던 6명을 결석으로 처리했습니다.',
    );
    await sees(canvas.getByRole('button', { name: /미체크\s*16/ }));
  },
});
