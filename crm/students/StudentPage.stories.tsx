import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { students as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { says, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { LectureTermDocument } from '../enrollments/generated/graphql.ts';
import { StudentDetailDocument, StudentNeighboursDocument } from './generated/graphql.ts';
import type { RememberedList } from './rememberedList.ts';
import StudentPage from './StudentPage.tsx';
import { around, lecture, student } from './testing/studentPage.ts';

const sent = fn();
const meta = preview.meta({
  title: 'CRM/학생/학생',
  component: StudentPage,
  decorators: [inCrm({ at: `/crm/students/${cast.minsu.id}`, route: '/crm/students/:studentId/*' })],
  beforeEach: ({ msw }) => msw.use(...around),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentDetailDocument, { students_by_pk: student })),
  play: ({ canvasElement }) => says(within(canvasElement), '출석 2 · 지각 1 · 결석 1 · 미체크 1'),
});

export const EnrolledFromHere = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      empty(LectureTermDocument),
      filled('enrollStudents', { enrolled: 1, already: 0, clashes: [], changeSetId: namedId('set') }, sent),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '강의에 등록' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '김민수 학생을 강의에 등록' }));
    await submit(dialog, '등록', '등록할 강의를 골라 주세요.');
    await dialog.findByRole('option', { name: buildLecture().name });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /강의/ }), lecture.id);
    await userEvent.click(dialog.getByRole('button', { name: '등록' }));
    await canvas.findByText('1명을 등록했습니다.');
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ userIds: [cast.minsu.id], toDate: null }));
  },
});

export const NothingYet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentDetailDocument, {
        students_by_pk: { ...student, enrollments: [], participants: [], representativeLecture: null },
      }),
    ),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentDetailDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentDetailDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentDetailDocument)) });

export const SiblingConfirmed = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      filled('decideSiblings', async (request) => {
        sent(new URL(request.url).pathname, await request.json());
        return { id: student.id };
      }),
    );
  },
  play: async ({ canvas }) => {
    const suggested = within(await canvas.findByRole('group', { name: '김민지 형제자매 여부' }));
    await userEvent.click(suggested.getByRole('button', { name: '형제자매 맞음' }));
    await canvas.findByText('김민지 학생을 형제자매로 확인했습니다');
    await expect(sent).toHaveBeenCalledWith(`/api/students/${student.id}/siblings/${cast.geonu.id}`, {
      status: 'CONFIRMED',
    });
  },
});

export const Edited = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(filled(StudentDetailDocument, { students_by_pk: student }), filled('updateStudent', undefined, sent));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '학생 고치기' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.clear(dialog.getByRole('textbox', { name: '휴대폰' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: /학교/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /학교/ }), '다온고{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const wanted = expect.objectContaining({ school: '다온고', phone: null, parentPhone: '01055511007' }) as unknown;
    await expect(sent).toHaveBeenCalledWith(wanted);
  },
});

export const TimelineOfTalks = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentDetailDocument, { students_by_pk: student })),
  play: async ({ canvas }) => {
    await canvas.findByText('9주차 테스트 · 84/100점');
    await userEvent.click(canvas.getByRole('button', { name: '상담·메모' }));
    await waitFor(() => expect(canvas.queryByText('9주차 테스트 · 84/100점')).toBeNull());
    await canvas.findByText(/오답 노트를/);
  },
});

export const NextByKey = meta.story({
  beforeEach: ({ msw }) => {
    const variables = { where: {}, orderBy: [], limit: 1, offset: 0 };
    const list: RememberedList = { ids: [cast.minsu.id], total: 2, search: '?pageSize=1', variables };
    sessionStorage.setItem('crm.students.list', JSON.stringify(list));
    msw.use(
      filled(StudentNeighboursDocument, ({ offset }) => ({
        studentSearch: [{ studentId: offset === 0 ? cast.minsu.id : cast.seoyeon.id }],
      })),
      filled(StudentDetailDocument, ({ id }) => ({
        students_by_pk: id === cast.minsu.id ? student : { ...student, id, user: { ...student.user, name: '이서연' } },
      })),
    );
    return () => sessionStorage.removeItem('crm.students.list');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '김민수' });
    await userEvent.keyboard('j');
    await canvas.findByRole('heading', { name: '이서연' });
    await canvas.findByText('2 / 2');
    await expect(canvas.getByRole('link', { name: '학생' })).toHaveAttribute(
      'href',
      expect.stringMatching(/currentPage=2$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: '이전 학생 (K)' }));
    await canvas.findByRole('heading', { name: '김민수' });
  },
});

export const ChangedByTwo = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      failed('updateStudent', {
        status: 409,
        code: 'version-conflict',
        detail: '김민수 학생: 한서윤님이 먼저 바꿨습니다. 두 값을 확인해 주세요.',
        conflicts: [
          {
            id: student.id,
            label: '김민수 학생',
            theirVersion: 2,
            changedBy: '한서윤',
            changedAt: '2026-11-02T01:00:00Z',
            mine: '학교 다온고',
            theirs: '학교 새봄고',
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '학생 고치기' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '저장' }));
    const both = within(await dialog.findByRole('group', { name: '서로 다른 두 값' }));
    await says(both, '학교 새봄고', '학교 다온고');
  },
});

export const Leaving = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: { ...student, anonymisesAt: '2026-11-30T01:00:00Z' } }),
      filled('keepStudent', (request) => void sent(new URL(request.url).pathname) as never),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.stringMatching(/\/keep$/)));
  },
});

/** A TA to whom it was not given is offered neither. */
export const AsTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(filled(StudentDetailDocument, { students_by_pk: student })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '학생 더 보기' }));
    await expect(canvas.queryByRole('menuitem', { name: /지우기|임시 비밀번호/ })).toBeNull();
  },
});

export const Deleted = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      filled('deleteStudent', async (request) => {
        const { mode } = (await request.json()) as { mode: 'PREVIEW' | 'COMMIT' };
        sent(mode);
        return {
          mode,
          name: '김민수',
          version: 1,
          undoDays: 7,
          goes: [
            { label: '이름, 전화번호, 학교, 보호자, 학번, 아이디, 비밀번호', count: null },
            { label: '메모', count: 2 },
          ],
          stays: [{ label: '출결', count: 38 }],
        };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '학생 더 보기' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '지우기(익명 처리)' }));
    const question = within(await canvas.findByRole('alertdialog', { name: '김민수 학생을 지울까요?' }));
    await expect(question.getByText('38')).toBeVisible();
    await expect(question.getByRole('textbox')).toHaveFocus();
    await userEvent.type(question.getByRole('textbox'), '김민수');
    await userEvent.click(question.getByRole('button', { name: '지우기' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('COMMIT'));
  },
});

export const TagsChanged = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      filled('updateStudents', { changed: 1, unchanged: 0, changeSetId: namedId('one') }, sent),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '태그·대표강의' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const tags = within(await dialog.findByRole('group', { name: '붙일 태그' }));
    await userEvent.click(await tags.findByRole('button', { name: '상담 필요' }));
    await userEvent.click(dialog.getByRole('button', { name: '저장' }));
    const change = { addTagIds: [expect.any(String)] } as unknown;
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ userIds: [student.id], change }));
    await submit(canvas, '되돌리기', '고치기 전으로 되돌렸습니다');
    await expect(sent).toHaveBeenLastCalledWith({ userIds: [student.id], change, undo: namedId('one') });
  },
});
