import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { buildTag } from '#mocks/builders/tag.ts';
import { pageOf } from '#mocks/pageOf.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import {
  choose,
  hears,
  hearsLast,
  openForm,
  press,
  retype,
  says,
  selectRows,
  submit,
  takeForm,
  write,
} from '#ui-kit/testing/play.ts';
import { LectureTermDocument } from '../../enrollments/generated/graphql.ts';
import { LectureOptionsDocument } from '../../lectures/generated/graphql.ts';
import { SavedViewsDocument } from '../../savedViews/generated/graphql.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import {
  StudentIdsDocument,
  StudentListDocument,
  StudentSchoolsDocument,
  StudentTagOptionsDocument,
} from '../generated/graphql.ts';
import StudentListPage from './StudentListPage.tsx';

const tag = buildTag();
const students = buildStudents(312).map((student, index) => ({
  ...student,
  consultTasks: index % 7 === 0 ? [{ kind: 'ABSENCES' }] : [],
  user: { ...student.user, userTags: index % 5 === 0 ? [{ tag }] : [] },
  representativeLecture: index % 4 === 0 ? null : { lecture: buildLecture() },
}));
const list = (page: Parameters<typeof pageOf>[1]) => ({
  studentSearch: pageOf(students, page).map((student) => ({ student })),
  studentSearch_aggregate: { aggregate: { count: students.length } },
});
const options = filled(LectureOptionsDocument, { lectures: [buildLecture()] });
const asked = fn();

/** The menu of what is done with the selected ones. */
const bulk = '선택한 학생 메뉴';

const meta = preview.meta({
  title: 'CRM/학생/목록',
  component: StudentListPage,
  decorators: [inCrm({ at: '/crm/students' })],
  beforeEach: ({ msw }) =>
    msw.use(
      options,
      empty(SavedViewsDocument),
      filled(StudentTagOptionsDocument, { tags: [tag] }),
      filled(StudentSchoolsDocument, { students: [{ school: '' }, { school: '다온고' }, { school: '세움고' }] }),
    ),
});

/** Twenty-five such rows are drawn at once: each further element of one counts. */
export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentListDocument, list)),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('김민수')).closest('[role="row"]');
    await expect(row?.querySelectorAll('*').length).toBeLessThanOrEqual(23);
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentListDocument)) });

export const SearchedByServer = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentListDocument, list, asked)),
  play: async ({ canvas }) => {
    await says(canvas, '김민수');
    await press(canvas, '다음 페이지');
    await hearsLast(asked, expect.objectContaining({ limit: 25, offset: 25 }));
    await write(canvas, { '학생 검색': '5678{Enter}' });
    // A new search starts on its first page.
    await hearsLast(asked, expect.objectContaining({ offset: 0 }));
    await expect(JSON.stringify(asked.mock.lastCall)).toContain('%5678');
  },
});

/** A link to the open list, such as a saved view, changes the list; without conditions it is not a view to save. The rows per page are the person's. */
export const SavedViewFollowed = meta.story({
  beforeEach: ({ msw }) => {
    const query =
      'filters[0][field]=grade&filters[0][operator]=eq&filters[0][value]=고3&pageSize=10&sorters[0][field]=name&sorters[0][order]=desc';
    msw.use(
      filled(SavedViewsDocument, { savedViews: [{ id: tag.id, name: '고3', query }] }),
      filled(StudentListDocument, list, asked),
    );
  },
  play: async ({ canvas }) => {
    const view = await canvas.findByRole('button', { name: '고3' });
    await says(canvas, '김민수');
    await expect(canvas.queryByRole('button', { name: '지금 보기 저장' })).toBeNull();
    await userEvent.click(view);
    await hearsLast(asked, {
      where: { _and: [{ isActive: { _eq: true } }, { student: { _and: [{ grade: { _eq: '고3' } }] } }] },
      orderBy: [{ name: 'desc_nulls_last' }, { studentNumber: 'asc' }],
      limit: 25,
      offset: 0,
    });
    await waitFor(() => expect(view).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '학년' })).toHaveValue('고3'));
    await userEvent.click(view);
    await waitFor(() => expect(view).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '지금 보기 저장' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '학년' })).toHaveValue(''));
  },
});

/** The form opens at an address of its own, over the list as it is narrowed. */
export const Registered = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(StudentListDocument, list), filled('createStudent', { id: students[0]?.id ?? '' }, asked)),
  play: async ({ canvas }) => {
    await says(canvas, '김민수');
    await choose(canvas, { 학년: '고3' });
    const link = canvas.getByRole('link', { name: '학생 등록' });
    // The filter is in the address before the link is followed.
    await waitFor(() => expect(link.getAttribute('href')).toContain('grade'));
    await userEvent.click(link);
    const dialog = within(await canvas.findByRole('dialog', { name: '학생 등록' }));
    await write(dialog, { 이름: '봉새롬{Enter}' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ name: '봉새롬' }));
    await says(canvas, '봉새롬 학생을 등록했습니다');
    await expect(canvas.getByRole('combobox', { name: '학년' })).toHaveValue('고3');
  },
});

export const IssuingPasswords = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentListDocument, list),
      filled('issueTemporaryPasswords', {
        passwords: students.slice(0, 2).map(({ id, studentNumber, user }, index) => ({
          userId: id,
          name: user.name,
          loginId: studentNumber,
          temporaryPassword: ['mora7kepi2', 'duse4nalo9'][index] ?? '',
        })),
      }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '김민수');
    await selectRows(...canvas.getAllByRole('checkbox').slice(1, 3));
    const question = await takeForm(
      canvas,
      bulk,
      '임시 비밀번호 발급',
      '2명에게 임시 비밀번호를 발급할까요?',
      'alertdialog',
    );
    const sheet = await openForm(question, '발급', '임시 비밀번호 2명');
    await says(sheet, 'mora7kepi2');
    // Shown only once: leaving asks for confirmation.
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('alertdialog', { name: '임시 비밀번호를 모두 전했나요?' });
  },
});

export const AllThatMatchAtOnce = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentListDocument, list),
      filled(StudentIdsDocument, {
        studentSearch: Array.from({ length: 312 }, (_, at) => ({
          studentId: `01990000-0000-7000-8000-${String(at).padStart(12, '0')}`,
        })),
      }),
      filled('updateStudents', (_, { userIds, change }) => {
        asked(userIds.length, change);
        return { changed: 300, unchanged: 12, changeSetId: namedId('one') };
      }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '김민수');
    await selectRows(...canvas.getAllByRole('checkbox').slice(1, 2));
    await submit(canvas, '조건에 맞는 312명 모두 선택', '312명 선택');
    const dialog = await openForm(canvas, '한 번에 수정', '학생 312명 한 번에 수정');
    await choose(dialog, { 학년: '고3' });
    await press(dialog, '312명 수정');
    await hears(asked, 312, { grade: '고3' });
    await says(canvas, '300명을 수정했습니다. 12명은 이미 그렇습니다.');
  },
});

export const EnrolledTogether = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentListDocument, list),
      empty(LectureTermDocument),
      filled('enrollStudents', { enrolled: 1, already: 1, clashes: [], changeSetId: namedId('set') }, asked),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '김민수');
    await selectRows(...canvas.getAllByRole('checkbox').slice(1, 3));
    const bar = within(await canvas.findByRole('group', { name: '선택한 학생' }));
    const dialog = await openForm(bar, '강의에 등록', '학생 2명을 강의에 등록');
    await dialog.findByRole('option', { name: buildLecture().name });
    await choose(dialog, { 강의: buildLecture().id });
    await press(dialog, '등록');
    await says(canvas, '1명을 등록했습니다. 1명은 이미 수강 중입니다.');
    const userIds = students.slice(0, 2).map(({ id }) => id);
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ userIds }));
  },
});

export const ToldByText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentListDocument, list),
      failed('sendSms', 409, 'quiet-hours', '밤 9시부터 아침 8시까지는 확인 없이 보내지 않습니다.'),
    ),
  play: async ({ canvas, msw }) => {
    await says(canvas, '김민수');
    await selectRows(...canvas.getAllByRole('checkbox').slice(1, 3));
    const dialog = await openForm(canvas, '문자 보내기', '학생 2명에게 문자 보내기');
    const text = dialog.getByRole('textbox', { name: /내용/ });
    await userEvent.type(text, '내일은 휴원입니다 😀');
    await submit(dialog, '2명에게 보내기', '문자로 보낼 수 없는 글자가 있습니다: 😀');
    await retype(text, '내일은 휴원입니다');
    await press(dialog, '2명에게 보내기');
    const again = await dialog.findByRole('button', { name: '밤이지만 2명에게 지금 보내기' });
    msw.use(filled('sendSms', { queued: 1, withoutPhone: 1 }));
    await userEvent.click(again);
    await says(screen, '문자 1건을 보낼 목록에 올렸습니다. 번호가 없는 1명은 빠졌습니다.');
  },
});

/** Exporting personal data requires a reason; managers can export, a TA does not get the dialog. */
export const Exporting = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentListDocument, list),
      filled(StudentIdsDocument, { studentSearch: students.slice(0, 3).map(({ id }) => ({ studentId: id })) }),
      filled(
        'exportStudents',
        { exportId: '01990000-0000-7000-8000-000000000001', students: [['김민수', '20260001']] },
        asked,
      ),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '김민수');
    const dialog = await openForm(canvas, '내보내기', '학생 312명 내보내기');
    await write(dialog, { 목적: '학부모 총회' });
    await press(dialog, '보호자 휴대폰', '파일 다운로드');
    await hears(asked, {
      userIds: students.slice(0, 3).map(({ id }) => id),
      columns: ['name', 'studentNumber', 'school', 'grade', 'phone', 'lecture'],
      format: 'XLSX',
      purpose: '학부모 총회',
      filter: '상태: 재원',
    });
    await says(canvas, '1명을 내보냈습니다');
  },
});
