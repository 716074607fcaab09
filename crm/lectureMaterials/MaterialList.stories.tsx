import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLectureMaterial } from '#mocks/builders/lectureMaterial.ts';
import { namedId } from '#mocks/builders/row.ts';
import { lectures, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { hears, openForm, press, says, submit, take, write } from '#ui-kit/testing/play.ts';
import { inLecture } from '../shared/testing/inCrm.tsx';
import {
  CreateLectureMaterialDocument,
  DeleteLectureMaterialDocument,
  LectureMaterialsDocument,
  MaterialStudentsDocument,
  OrderLectureMaterialsDocument,
  UpdateLectureMaterialDocument,
} from './generated/graphql.ts';
import MaterialList from './MaterialList.tsx';

const { minsu, seoyeon, jihun } = students;
const check = (studentId: string) => ({ studentId, checkedAt: '2026-11-10T10:20:00Z' });
const all = { studentId: null, lectureId: lectures.calculusB.id, weeklyLectureId: null };
const files = [
  { id: namedId('f1'), name: '3단원 유형별 문제.pdf', permissions: [all] },
  { id: namedId('f2'), name: '해설.pdf', permissions: [{ ...all, lectureId: null, studentId: minsu.id }] },
];
const materials = [
  { ...buildLectureMaterial(), files, checks: [check(minsu.id), check(seoyeon.id)] },
  { ...buildLectureMaterial({ title: '유형별 문제 묶음', description: '' }), files: [], checks: [check(minsu.id)] },
  { ...buildLectureMaterial({ title: '기출 모음', publishedAt: null }), files: [], checks: [] },
];
const list = filled(LectureMaterialsDocument, { lectureMaterials: materials });
const around = filled(MaterialStudentsDocument, {
  weeklyLectures: [{ id: namedId('w') }],
  enrollments: [minsu, seoyeon, jihun].map(({ id, name, school, grade }) => ({
    student: { id, school, grade, user: { name } },
  })),
});
const sent = fn();

const meta = preview.meta({
  title: 'CRM/강의/자료',
  component: MaterialList,
  decorators: [inLecture(lectures.calculusB.id, 'materials')],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(list, around),
  play: ({ canvas }) => says(canvas, '3명 중 2명', '초안'),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(LectureMaterialsDocument), around) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(LectureMaterialsDocument), around) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(LectureMaterialsDocument), around) });

export const Checks = meta.story({
  beforeEach: ({ msw }) => msw.use(list, around),
  play: async ({ canvas }) => {
    await press(canvas, '확인 현황');
    await expect(await canvas.findAllByRole('img', { name: '확인' })).toHaveLength(3);
    await press(canvas, /남은 학생만/);
    await expect(canvas.queryByRole('rowheader', { name: /김민수/ })).toBeNull();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
  },
});

export const OrderedByKeyboard = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(list, around, filled(OrderLectureMaterialsDocument, { update_lectureMaterials_many: [] }, sent)),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: '기출 모음 순서 바꾸기' })).focus();
    await userEvent.keyboard(' {Home} ');
    const order = [materials[2]!, materials[0]!, materials[1]!];
    await hears(sent, {
      updates: order.map(({ id }, index) => ({ where: { id: { _eq: id } }, _set: { sequence: index + 1 } })),
    });
  },
});

export const ChangedByAnother = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(list, around, filled(UpdateLectureMaterialDocument, { update_lectureMaterials: { affected_rows: 0 } })),
  play: async ({ canvas }) => {
    await press(canvas, '기출 모음 메뉴');
    await userEvent.click(within(document.body).getByRole('menuitem', { name: '수정' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await write(dialog, { 제목: ' 1' });
    await submit(dialog, '저장', /먼저 수정했습니다/);
  },
});

export const Added = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      around,
      filled(CreateLectureMaterialDocument, { insert_lectureMaterials_one: { id: materials[0]!.id } }, ({ input }) =>
        sent(input),
      ),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '자료 추가', '자료 추가');
    await submit(dialog, '추가', '꼭 입력해 주세요.');
    await write(dialog, { 제목: '4단원 문제' });
    await userEvent.click(dialog.getByRole('checkbox', { name: '학생에게 보이기' }));
    await press(dialog, '추가');
    await says(canvas, '자료를 추가했습니다');
    await expect(sent).toHaveBeenCalledWith({
      lectureId: lectures.calculusB.id,
      title: '4단원 문제',
      description: '',
      publishedAt: null,
    });
  },
});

/** The dialog of a new material, with its title typed. */
async function writeMaterial(canvas: Pick<typeof screen, 'findByRole'>) {
  await press(canvas, '자료 추가');
  const element = await screen.findByRole('dialog', { name: '자료 추가' });
  const dialog = within(element);
  const title = dialog.getByRole('textbox', { name: /제목/ });
  await userEvent.type(title, '4단원 문제');
  return { element, dialog, title, add: dialog.getByRole('button', { name: '추가' }) };
}

export const AddPending = meta.story({
  beforeEach: ({ msw }) => msw.use(list, around, loading(CreateLectureMaterialDocument)),
  play: async ({ canvas }) => {
    const { element, title, add } = await writeMaterial(canvas);
    await sendsOnce(add);
    await expect(title).toHaveValue('4단원 문제');
    await staysOpen(element);
  },
});

/** The server refuses a title that only its rules know; with another press it goes through. */
export const AddRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '제목은 1–100자여야 합니다.';
    msw.use(list, around, failed(CreateLectureMaterialDocument, { detail }));
  },
  play: async ({ canvas, msw }) => {
    const { dialog, title, add } = await writeMaterial(canvas);
    await userEvent.click(add);
    await says(dialog, '제목은 1–100자여야 합니다.');
    await expect(title).toHaveValue('4단원 문제');
    msw.use(filled(CreateLectureMaterialDocument, { insert_lectureMaterials_one: { id: materials[0]!.id } }));
    await userEvent.click(add);
    await says(canvas, '자료를 추가했습니다');
  },
});

export const Deleted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      around,
      filled(DeleteLectureMaterialDocument, ({ id }) => {
        sent(id);
        return { delete_lectureMaterials_by_pk: { id } };
      }),
    ),
  play: async ({ canvas }) => {
    await take(canvas, '기출 모음 메뉴', '삭제');
    await press(screen, '자료 삭제');
    await hears(sent, materials[2]!.id);
  },
});
