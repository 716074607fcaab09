import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { says, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import AttendanceTypeListPage from './AttendanceTypeListPage.tsx';
import {
  AttendanceTypeListDocument,
  CreateAttendanceTypeDocument,
  UpdateAttendanceTypeDocument,
} from './generated/graphql.ts';

// Filled in the stories of the list.
const meta = preview.meta({
  title: 'CRM/설정/출결 구분 고치기',
  component: AttendanceTypeListPage,
  decorators: [inCrm({ at: '/crm/attendance-types' })],
  beforeEach: ({ msw }) => msw.use(filled(AttendanceTypeListDocument, { attendanceTypes: [...attendanceTypes] })),
});

async function writeNew(canvas: Pick<typeof screen, 'findByRole' | 'findByText'>) {
  await says(canvas, '공결');
  await userEvent.click(await canvas.findByRole('link', { name: '출결 구분 만들기' }));
  const element = await screen.findByRole('dialog', { name: '출결 구분 만들기' });
  const dialog = within(element);
  await write(dialog, { 이름: '지각', 줄임말: '늦' });
  return { element, dialog, make: dialog.getByRole('button', { name: '만들기' }) };
}

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(CreateAttendanceTypeDocument)),
  play: async ({ canvas }) => {
    const { element, make } = await writeNew(canvas);
    await sendsOnce(make);
    await staysOpen(element);
  },
});

/** The name is taken: what was typed stays, and another name goes through. */
export const NameTaken = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '같은 이름의 출결 구분이 이미 있습니다.';
    msw.use(failed(CreateAttendanceTypeDocument, { detail }));
  },
  play: async ({ canvas, msw }) => {
    const { dialog, make } = await writeNew(canvas);
    await userEvent.click(make);
    await says(dialog, '같은 이름의 출결 구분이 이미 있습니다.');
    await expect(dialog.getByRole('textbox', { name: /줄임말/ })).toHaveValue('늦');
    msw.use(filled(CreateAttendanceTypeDocument, { insert_attendanceTypes_one: { id: attendanceTypes[0]!.id } }));
    await write(dialog, { 이름: '2' });
    await userEvent.click(make);
    await says(screen, '지각2를 만들었습니다');
  },
});

export const ChangePending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(UpdateAttendanceTypeDocument)),
  play: async ({ canvas }) => {
    await says(canvas, '공결');
    await userEvent.click(canvas.getAllByRole('link', { name: '수정' })[0]!);
    const dialog = await screen.findByRole('dialog', { name: '출결 구분 수정' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '사용' }));
    await sendsOnce(within(dialog).getByRole('button', { name: '저장' }));
    await expect(within(dialog).getByRole('checkbox', { name: '사용' })).not.toBeChecked();
    await staysOpen(dialog);
  },
});
