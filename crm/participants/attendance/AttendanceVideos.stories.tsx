import preview from '#storybook/preview.tsx';
import { lectures } from '#mocks/cast.ts';
import { says, sees } from '#ui-kit/testing/play.ts';
import { noAbsences } from '../../absenceNotices/testing/noAbsences.ts';
import { inWeek } from '../../shared/testing/inCrm.tsx';
import { answers, rows, weekId } from '../testing/server.ts';
import Attendance from './Attendance.tsx';

const meta = preview.meta({
  title: 'CRM/주차/출결과 영상',
  globals: { viewport: { value: 'desk' } },
  component: Attendance,
  decorators: [inWeek(lectures.calculusB.id, weekId)],
  beforeEach: ({ msw }) => msw.use(noAbsences),
});

export const WithVideo = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers(rows(24), [100, 79, 80])),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('columnheader', { name: '영상' }));
    await says(canvas, '79%', '80%');
  },
});

export const WithTwoVideos = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers(rows(24), [100, 79], [90, 95])),
  play: ({ canvas }) => says(canvas, '2/2편', '1/2편'),
});
