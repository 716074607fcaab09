import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { failed, filled } from '#mocks/states.ts';
import { instantInSeoul } from '#ui-kit';
import { hears, openForm, press, says, tells, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { WorkDeskDocument } from '../generated/manager.ts';
import { desk, deskDay } from '../testing/desk.ts';
import { WorkDesk } from './WorkDesk.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'CRM/근무/정정 요청',
  component: WorkDesk,
  decorators: [inCrm({ at: '/crm/admin/work-records' })],
  beforeEach: ({ msw }) => msw.use(filled(WorkDeskDocument, desk)),
});

export const Decided = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('rejectWorkCorrection', undefined, sent)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '반려', '정정 요청 반려');
    await write(dialog, { 사유: '문을 닫은 날입니다' });
    await press(dialog, '반려하기');
    await hears(sent, { answer: '문을 닫은 날입니다' });
  },
});

const correctedRecord = {
  id: desk.requested[0]?.workRecord?.id ?? '',
  taId: staff.ta.id,
  taName: staff.ta.name,
  wageTypeId: null,
  status: 'CLOSED' as const,
  startedAt: instantInSeoul(deskDay, '17:30'),
  endedAt: instantInSeoul(deskDay, '22:00'),
  workDate: deskDay,
  minutes: 270,
  nextDayMinutes: 0,
  memo: '',
  isOutMissing: false,
  version: 3,
};

export const Approved = meta.story({
  beforeEach: ({ msw }) => {
    let { requested } = desk;
    msw.use(
      filled(WorkDeskDocument, () => ({ ...desk, requested })),
      filled('approveWorkCorrection', async (request) => {
        sent(new URL(request.url).pathname, await request.json());
        requested = [];
        return correctedRecord;
      }),
    );
  },
  play: async ({ canvas }) => {
    await tells(canvas, '승인', '이준호 조교의 정정을 승인했습니다');
    await says(canvas, '기다리는 정정 요청이 없습니다.');
    await expect(sent).toHaveBeenCalledWith(`/api/admin/work-corrections/${desk.requested[0]?.id}/approve`, {
      recordVersion: 2,
    });
  },
});

/** The request still waits. */
export const ApprovalRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('approveWorkCorrection', 409, 'overlap', '11월 2일 (월) 17:00부터 17:50까지의 근무와 겹칩니다.')),
  play: async ({ canvas }) => {
    await tells(canvas, '승인', '11월 2일 (월) 17:00부터 17:50까지의 근무와 겹칩니다.');
    await says(canvas, /늦게 찍었습니다/);
    await expect(canvas.getByRole('button', { name: '승인' })).toBeEnabled();
  },
});
