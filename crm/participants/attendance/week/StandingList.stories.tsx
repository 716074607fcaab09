import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { hears, press, says } from '#ui-kit/testing/play.ts';
import { fitsStanding } from '#ui-kit/testing/standing.ts';
import { noAbsences } from '../../../absenceNotices/testing/noAbsences.ts';
import { inCrm } from '../../../shared/testing/inCrm.tsx';
import { answers, rows, server, weekPlace } from '../../testing/server.ts';
import Attendance from '../Attendance.tsx';

const [present, late] = attendanceTypes;
const sent = fn();

const meta = preview.meta({
  title: 'CRM/주차/출결을 서서',
  component: Attendance,
  globals: { viewport: { value: 'tablet' } },
  decorators: [inCrm(weekPlace)],
  beforeEach: ({ msw }) => msw.use(noAbsences),
});

/** One tap sets a mark, another one changes it, one on the same takes it back; what was done is undone in the menu. */
export const Tapped = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(rows(24), sent)),
  play: async ({ canvas, canvasElement }) => {
    const { name } = rows(3)[2]!.student.user;
    const marks = within(await canvas.findByRole('group', { name: `${name} 출결` }));
    await fitsStanding(canvasElement);
    const wrote = (id: string | null) => hears(sent, name, expect.objectContaining({ attendanceTypeId: id }));
    await press(marks, '출석');
    await wrote(present.id);
    await press(marks, '지각');
    await wrote(late.id);
    await expect(marks.getByRole('button', { pressed: true })).toHaveTextContent('지각');
    await press(marks, '지각');
    await wrote(null);
    await expect(marks.queryByRole('button', { pressed: true })).toBeNull();
    await press(canvas, /변경 내역/);
    await fitsStanding(document.body);
  },
});

/** Only a manager changes what is locked. */
export const LockedForTa = meta.story({
  globals: { viewport: { value: 'tabletOnItsSide' } },
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(...answers()),
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, /잠긴 출결입니다/);
    const [locked] = rows(1);
    const marks = within(canvas.getByRole('group', { name: `${locked!.student.user.name} 출결` }));
    for (const button of marks.getAllByRole('button')) await expect(button).toBeDisabled();
    await fitsStanding(canvasElement);
  },
});
