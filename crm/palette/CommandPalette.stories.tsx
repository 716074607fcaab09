import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { empty, failed, filled } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { LectureOptionsDocument } from '../lectures/generated/graphql.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { PaletteStudentsDocument } from './generated/graphql.ts';

const lectures = filled(LectureOptionsDocument, { lectures: [buildLecture({ name: '김쌤 미적분 A' })] });

const meta = preview.meta({
  title: 'CRM/빠른 이동',
  component: CommandPalette,
  decorators: [inCrm({ at: '/crm/notice' })],
  beforeEach: ({ msw }) =>
    msw.use(
      lectures,
      filled(PaletteStudentsDocument, { studentSearch: buildStudents(3).map((student) => ({ student })) }),
    ),
});

const open = async (root: HTMLElement) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await within(root).findByRole('dialog'));
};

export const Screens = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByRole('option', { name: /태그/ })).toBeVisible();
  },
});

export const StudentsLecturesScreens = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.type(dialog.getByRole('combobox'), '김');
    await dialog.findByRole('option', { name: /학생 김민수/ });
    await dialog.findByRole('option', { name: /강의 김쌤 미적분 A/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
});

export const NothingFound = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PaletteStudentsDocument)),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.type(dialog.getByRole('combobox'), '홍길동');
    await dialog.findByText(/찾은 것이 없습니다/);
  },
});

export const StudentsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PaletteStudentsDocument)),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.type(dialog.getByRole('combobox'), '김쌤');
    await dialog.findByRole('option', { name: /강의 김쌤 미적분 A/ });
    await dialog.findByText(/지금은 학생을 찾지 못합니다/);
  },
});
