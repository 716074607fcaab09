import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { attendanceTypes, buildAttendanceType } from '#mocks/builders/attendanceType.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { asks, closes, openForm, press, says, submit, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import AttendanceTypeListPage from './AttendanceTypeListPage.tsx';
import {
  AttendanceTypeListDocument,
  CreateAttendanceTypeDocument,
  DeleteAttendanceTypeDocument,
  OrderAttendanceTypesDocument,
  UpdateAttendanceTypeDocument,
} from './generated/graphql.ts';

const types = [
  ...attendanceTypes,
  buildAttendanceType({ name: '외출', shortName: '외', sequence: 8, isActive: false }),
];
const written = fn();

const meta = preview.meta({
  title: 'CRM/설정/출결 구분',
  component: AttendanceTypeListPage,
  decorators: [inCrm({ at: '/crm/attendance-types' })],
});

const list = filled(AttendanceTypeListDocument, { attendanceTypes: types });

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(list) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(AttendanceTypeListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(AttendanceTypeListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(AttendanceTypeListDocument)) });

export const Made = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      filled(CreateAttendanceTypeDocument, { insert_attendanceTypes_one: { id: types[0]!.id } }, ({ input }) =>
        written(input),
      ),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '공결');
    const dialog = await openForm(canvas, '출결 구분 만들기', '출결 구분 만들기', 'link');
    await press(dialog, '만들기');
    await dialog.findAllByText('꼭 입력해 주세요.');
    await write(dialog, { 이름: '자습', 줄임말: '자' });
    await userEvent.click(dialog.getByRole('radio', { name: '파랑' }));
    await closes(dialog, '만들기');
    const input = {
      name: '자습',
      shortName: '자',
      color: '#1e88e5',
      countsAsPresent: true,
      isActive: true,
      sequence: 9,
    };
    await expect(written).toHaveBeenCalledWith(input);
  },
});

export const Changed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      filled(UpdateAttendanceTypeDocument, { update_attendanceTypes_by_pk: { id: types[3]!.id } }, written),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '공결');
    await userEvent.click(canvas.getAllByRole('link', { name: '수정' })[3]!);
    const dialog = within(await canvas.findByRole('dialog', { name: '출결 구분 수정' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '사용' }));
    await closes(dialog, '저장');
    const input = expect.objectContaining({ name: '결석', isActive: false, countsAsPresent: false }) as unknown;
    await expect(written).toHaveBeenCalledWith({ id: types[3]!.id, input });
  },
});

export const MovedByKeyboard = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      filled(OrderAttendanceTypesDocument, { update_attendanceTypes_many: [{ affected_rows: 1 }] }, ({ updates }) =>
        written(updates),
      ),
    ),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: '지각 순서 바꾸기' })).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    const updates = written.mock.lastCall?.[0] as { where: { id: { _eq: string } }; _set: { sequence: number } }[];
    await expect(updates.slice(0, 2).map(({ where }) => where.id._eq)).toEqual([types[1]!.id, types[0]!.id]);
    await expect(updates.map(({ _set }) => _set.sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  },
});

export const DeletingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      failed(DeleteAttendanceTypeDocument, {
        detail:
          '미적분 B, 확률과 통계의 출결 12건에 쓰이고 있어 삭제할 수 없습니다. 더 쓰지 않으려면 사용을 꺼 주세요.',
      }),
    ),
  play: async ({ canvas }) => {
    const question = await asks(canvas, '출석 삭제');
    await submit(
      question,
      '출결 구분 삭제',
      '미적분 B, 확률과 통계의 출결 12건에 쓰이고 있어 삭제할 수 없습니다. 더 쓰지 않으려면 사용을 꺼 주세요.',
    );
  },
});
