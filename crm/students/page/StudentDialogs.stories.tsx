import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { buildTag } from '#mocks/builders/tag.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { LectureOptionsDocument } from '../../lectures/generated/graphql.ts';
import { SavedViewsDocument } from '../../savedViews/generated/graphql.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { keepFiles, saved } from '../../shared/testing/savedFiles.ts';
import { sendUnanswered } from '#app/testing/sending.ts';
import { hears, openForm, press, says, sees, selectRows, submit, take, write } from '#ui-kit/testing/play.ts';
import {
  StudentIdsDocument,
  StudentListDocument,
  StudentSchoolsDocument,
  StudentTagOptionsDocument,
} from '../generated/graphql.ts';
import StudentListPage from '../list/StudentListPage.tsx';

const students = buildStudents(2).map((student) => ({
  ...student,
  consultTasks: [],
  user: { ...student.user, userTags: [] },
  representativeLecture: null,
}));
const asked = fn();
const leaving = {
  status: 409,
  code: 'deletion-asked',
  detail: '삭제하기로 한 학생입니다. 되돌린 뒤에 바꿀 수 있습니다.',
} as const;

const meta = preview.meta({
  title: 'CRM/학생/목록의 창',
  component: StudentListPage,
  decorators: [inCrm({ at: '/crm/students' })],
  beforeEach: ({ msw }) => {
    msw.use(
      filled(LectureOptionsDocument, { lectures: [buildLecture()] }),
      empty(SavedViewsDocument),
      empty(StudentSchoolsDocument),
      filled(StudentTagOptionsDocument, { tags: [buildTag()] }),
      filled(StudentIdsDocument, { studentSearch: students.map(({ id }) => ({ studentId: id })) }),
      filled(StudentListDocument, {
        studentSearch: students.map((student) => ({ student })),
        studentSearch_aggregate: { aggregate: { count: 2 } },
      }),
    );
    return keepFiles();
  },
});

/** Selects both students. */
async function selectBoth(): Promise<void> {
  await says(screen, '김민수');
  await selectRows(...screen.getAllByRole('checkbox').slice(1, 3));
}

/** Opens the change of both and writes a school. */
async function changeBoth(): Promise<HTMLElement> {
  await selectBoth();
  await press(screen, '한 번에 수정');
  const dialog = await screen.findByRole('dialog', { name: '학생 2명 한 번에 수정' });
  await write(within(dialog), { 학교: '다온고' });
  return dialog;
}

export const Changing = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('updateStudents')),
  play: async () => sendUnanswered(await changeBoth(), '2명 수정'),
});

export const ChangeRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('updateStudents', leaving)),
  play: async ({ msw }) => {
    const dialog = within(await changeBoth());
    const button = dialog.getByRole('button', { name: '2명 수정' });
    await userEvent.click(button);
    await dialog.findByText(leaving.detail);
    await expect(dialog.getByRole('textbox', { name: /학교/ })).toHaveValue('다온고');
    msw.use(filled('updateStudents', { changed: 2, unchanged: 0, changeSetId: namedId('set') }));
    await userEvent.click(button);
    await says(screen, '2명을 수정했습니다.');
  },
});

export const NothingChosen = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('updateStudents', asked)),
  play: async () => {
    await selectBoth();
    await press(screen, '한 번에 수정');
    const dialog = within(await screen.findByRole('dialog', { name: '학생 2명 한 번에 수정' }));
    await submit(dialog, '2명 수정', '바꿀 것을 하나는 골라 주세요.');
    await expect(asked).not.toHaveBeenCalled();
  },
});

export const NoTags = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(StudentTagOptionsDocument)),
  play: async () => void (await within(await changeBoth()).findByText(/아직 없습니다/)),
});

export const TagsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(StudentTagOptionsDocument)),
  play: async () => sees(within(await changeBoth()).getByText('태그: 불러오는 중입니다…')),
});

/** The rest can be changed without the tags. */
export const TagsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(StudentTagOptionsDocument),
      filled('updateStudents', { changed: 2, unchanged: 0, changeSetId: namedId('set') }, asked),
    ),
  play: async () => {
    const dialog = within(await changeBoth());
    await says(dialog, /목록을 불러오지 못했습니다/);
    await expect(dialog.getByRole('button', { name: '다시 시도' })).toBeEnabled();
    await press(dialog, '2명 수정');
    await hears(asked, expect.objectContaining({ change: { school: '다온고' } }));
  },
});

/** Opens the export and writes why. */
async function exportAll(): Promise<HTMLElement> {
  await says(screen, '김민수');
  await press(screen, '내보내기');
  const dialog = await screen.findByRole('dialog', { name: '학생 2명 내보내기' });
  await write(within(dialog), { 목적: '학부모 총회' });
  return dialog;
}

export const Exporting = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('exportStudents')),
  play: async () => {
    await sendUnanswered(await exportAll(), '파일 다운로드');
    await expect(saved).not.toHaveBeenCalled();
  },
});

export const ExportRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('exportStudents', 422, 'invalid-value', '내보내는 목적은 2–200자로 적어 주세요.', 'purpose')),
  play: async ({ msw }) => {
    const dialog = within(await exportAll());
    const purpose = dialog.getByRole('textbox', { name: /목적/ });
    await press(dialog, '파일 다운로드');
    await waitFor(() => expect(purpose).toHaveAccessibleDescription(/2–200자로/));
    await expect(purpose).toHaveValue('학부모 총회');
    await expect(saved).not.toHaveBeenCalled();
    msw.use(filled('exportStudents', { exportId: namedId('export'), students: [['김민수', '20260001']] }));
    await userEvent.type(purpose, ' 안내{Enter}');
    await says(screen, '1명을 내보냈습니다');
    await expect(saved).toHaveBeenCalledWith(expect.stringMatching(/^학생 명단 .*\.xlsx$/));
  },
});

const question = '2명에게 임시 비밀번호를 발급할까요?';

/** The passwords are shown once, so nothing closes the question while they are made. */
export const IssuingPasswords = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('issueTemporaryPasswords')),
  play: async () => {
    await selectBoth();
    await take(screen, '선택한 학생 메뉴', '임시 비밀번호 발급');
    await sendUnanswered(await screen.findByRole('alertdialog', { name: question }), '발급');
  },
});

export const PasswordsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('issueTemporaryPasswords', leaving)),
  play: async ({ msw }) => {
    await selectBoth();
    await take(screen, '선택한 학생 메뉴', '임시 비밀번호 발급');
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await submit(dialog, '발급', leaving.detail);
    const [one] = students;
    const password = { userId: one!.id, name: '김민수', loginId: '20260001', temporaryPassword: 'mora7kepi2' };
    msw.use(filled('issueTemporaryPasswords', { passwords: [password] }));
    const sheet = await openForm(dialog, '발급', '임시 비밀번호 1명');
    await says(sheet, 'mora7kepi2');
  },
});
