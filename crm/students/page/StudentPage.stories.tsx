import { expect, fn, userEvent, waitFor, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { students as cast } from '#mocks/cast.ts';
import { conflict, empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, hears, hearsLast, openForm, press, rewrite, says, submit, take, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { LectureTermDocument } from '../../enrollments/generated/graphql.ts';
import {
  SiblingsDocument,
  StudentDetailDocument,
  StudentNeighboursDocument,
  StudentTimelineDocument,
} from '../generated/graphql.ts';
import type { RememberedList } from '../list/rememberedList.ts';
import StudentPage from './StudentPage.tsx';
import StudentSummary from '../summary/StudentSummary.tsx';
import { around, lecture, student } from '../testing/studentPage.ts';

const sent = fn();
const meta = preview.meta({
  title: 'CRM/학생/학생',
  component: StudentPage,
  args: { children: <StudentSummary cards={[]} /> },
  decorators: [inCrm({ at: `/crm/students/${cast.minsu.id}`, route: '/crm/students/:studentId/*' })],
  beforeEach: ({ msw }) => msw.use(...around),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentDetailDocument, { students_by_pk: student })),
  play: async ({ canvasElement, canvas }) => {
    await says(within(canvasElement), '출석 2 · 지각 1 · 결석 2 · 미체크 1', /결석 2번 연속/, '수요일에는 늦게 옴');
    const [parent] = canvas.getAllByRole('link', { name: '010-5551-1007' });
    await expect(parent).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    await expect(canvas.getByRole('link', { name: '요약' })).toHaveAttribute('aria-current', 'page');
  },
});

export const EnrolledFromHere = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      empty(LectureTermDocument),
      filled('enrollStudents', { enrolled: 1, already: 0, clashes: [], changeSetId: namedId('set') }, sent),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '강의에 등록', '김민수 학생을 강의에 등록');
    await submit(dialog, '등록', '등록할 강의를 골라 주세요.');
    await dialog.findByRole('option', { name: buildLecture().name });
    await choose(dialog, { 강의: lecture.id });
    await press(dialog, '등록');
    await says(canvas, '1명을 등록했습니다.');
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ userIds: [cast.minsu.id], toDate: null }));
  },
});

/** From every tab, while the parent is on the line. */
export const ConsultWritten = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(StudentDetailDocument, { students_by_pk: student }), filled('createConsult', undefined, sent)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '상담 기록 작성');
    await rewrite(dialog, { '상담한 날': '2026-03-02', 시각: '18:30' });
    await choose(dialog, { 구분: '성적' });
    await write(dialog, { 내용: '오답 노트를 함께 보기로 함.' });
    await press(dialog, '저장');
    await hears(sent, {
      consultedAt: '2026-03-02T09:30:00.000Z',
      topic: 'SCORES',
      channel: 'PHONE',
      counterpart: 'PARENT',
      body: '오답 노트를 함께 보기로 함.',
      followUpOn: null,
    });
  },
});

export const NothingYet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentDetailDocument, {
        students_by_pk: {
          ...student,
          enrollments: [],
          participants: [],
          consultTasks: [],
          consults: [],
          memos: [],
          representativeLecture: null,
        },
      }),
      empty(StudentTimelineDocument),
      empty(SiblingsDocument),
    ),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentDetailDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentDetailDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentDetailDocument)) });

export const SiblingConfirmed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      filled('decideSiblings', async (request) => {
        sent(new URL(request.url).pathname, await request.json());
        return { id: student.id };
      }),
    ),
  play: async ({ canvas }) => {
    const suggested = within(await canvas.findByRole('group', { name: '김민지 형제자매 여부' }));
    await press(suggested, '형제자매 맞음');
    await says(canvas, '김민지 학생을 형제자매로 확인했습니다');
    await expect(sent).toHaveBeenCalledWith(`/api/students/${student.id}/siblings/${cast.geonu.id}`, {
      status: 'CONFIRMED',
    });
  },
});

export const Edited = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(StudentDetailDocument, { students_by_pk: student }), filled('updateStudent', undefined, sent)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '학생 수정', undefined, 'link');
    await userEvent.clear(dialog.getByRole('textbox', { name: '휴대폰' }));
    await rewrite(dialog, { 학교: '다온고{Enter}' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const wanted = expect.objectContaining({ school: '다온고', phone: null, parentPhone: '01055511007' }) as unknown;
    await expect(sent).toHaveBeenCalledWith(wanted);
  },
});

export const TimelineOfTalks = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentDetailDocument, { students_by_pk: student })),
  play: async ({ canvas }) => {
    await says(canvas, '9주차 테스트 · 84/100점');
    await press(canvas, '상담·메모');
    await waitFor(() => expect(canvas.queryByText('9주차 테스트 · 84/100점')).toBeNull());
    await says(canvas, '전화 상담 · 확통을 권함.');
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
    await says(canvas, '2 / 2');
    await expect(canvas.getByRole('link', { name: '학생' })).toHaveAttribute(
      'href',
      expect.stringMatching(/currentPage=2$/),
    );
    await press(canvas, '이전 학생 (K)');
    await canvas.findByRole('heading', { name: '김민수' });
  },
});

export const ChangedByTwo = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      conflict('updateStudent', { id: student.id, label: '김민수 학생', mine: '학교 다온고', theirs: '학교 새봄고' }),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '학생 수정', undefined, 'link');
    await press(dialog, '저장');
    const both = within(await dialog.findByRole('group', { name: '서로 다른 두 값' }));
    await says(both, '학교 새봄고', '학교 다온고');
  },
});

export const Leaving = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: { ...student, anonymisesAt: '2026-11-30T01:00:00Z' } }),
      filled('keepStudent', (request) => void sent(new URL(request.url).pathname) as never),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '되돌리기');
    await hears(sent, expect.stringMatching(/\/keep$/));
  },
});

/** A TA to whom it was not given is offered neither. */
export const AsTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(filled(StudentDetailDocument, { students_by_pk: student })),
  play: async ({ canvas }) => {
    await press(canvas, '학생 메뉴');
    await expect(canvas.queryByRole('menuitem', { name: /삭제|임시 비밀번호/ })).toBeNull();
  },
});

export const Deleted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      filled('deleteStudent', (_, { mode }) => {
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
    ),
  play: async ({ canvas }) => {
    await take(canvas, '학생 메뉴', '삭제(익명 처리)');
    const question = within(await screen.findByRole('alertdialog', { name: '김민수 학생을 삭제할까요?' }));
    await says(question, '38');
    await expect(question.getByRole('textbox')).toHaveFocus();
    await userEvent.type(question.getByRole('textbox'), '김민수');
    await press(question, '삭제');
    await hearsLast(sent, 'COMMIT');
  },
});

export const TagsChanged = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      filled('updateStudents', { changed: 1, unchanged: 0, changeSetId: namedId('one') }, sent),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '태그·대표강의');
    const tags = within(await dialog.findByRole('group', { name: '붙일 태그' }));
    await press(tags, '상담 필요');
    await press(dialog, '저장');
    const change = { addTagIds: [expect.any(String)] } as unknown;
    await hears(sent, { userIds: [student.id], change });
    await submit(canvas, '되돌리기', '수정하기 전으로 되돌렸습니다');
    await expect(sent).toHaveBeenLastCalledWith({ userIds: [student.id], change, undo: namedId('one') });
  },
});
