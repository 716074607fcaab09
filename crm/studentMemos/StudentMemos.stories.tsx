import { fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudentMemo } from '#mocks/builders/studentMemo.ts';
import { staff, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hears, openForm, press, says, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StudentMemoHistoryDocument, StudentMemosDocument } from './generated/graphql.ts';
import { StudentMemos } from './StudentMemos.tsx';

const by = { createdByStaff: { name: staff.admin.name } };
const studentMemos = [
  { ...buildStudentMemo(), ...by },
  { ...buildStudentMemo({ isPinned: false, version: 2, body: '토요일에는 국어 학원 때문에 늦을 수 있음.' }), ...by },
];
const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/메모',
  component: StudentMemos,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
});

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(filled(StudentMemosDocument, { studentMemos })) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentMemosDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentMemosDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentMemosDocument)) });

export const PinnedAndWritten = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentMemosDocument, { studentMemos }),
      filled('setStudentMemoPin', undefined, sent),
      filled('createStudentMemo', undefined, sent),
    ),
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole('button', { name: '메모 메뉴' });
    if (second) await userEvent.click(second);
    await userEvent.click(canvas.getByRole('menuitem', { name: '고정' }));
    await hears(sent, { isPinned: true });
    const dialog = await openForm(canvas, '메모 추가');
    await write(dialog, { 내용: '숙제를 챙기기 시작함.' });
    await press(dialog, '저장');
    await hears(sent, { body: '숙제를 챙기기 시작함.', isPinned: false });
  },
});

export const History = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentMemosDocument, { studentMemos }),
      filled(StudentMemoHistoryDocument, {
        studentMemoVersions: [
          {
            id: namedId('b'),
            at: '2026-11-02T01:00:00Z',
            body: '토요일에는 늦을 수 있음.',
            isPinned: true,
            actor: { name: '한서윤' },
          },
          {
            id: namedId('a'),
            at: '2026-10-30T01:00:00Z',
            body: '토요일에 늦음.',
            isPinned: false,
            actor: { name: '이준호' },
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: '메모 메뉴' });
    if (first) await userEvent.click(first);
    await userEvent.click(canvas.getByRole('menuitem', { name: '이력' }));
    // A row's dialogs are rendered outside the row.
    const dialog = within(await screen.findByRole('dialog', { name: '메모 이력' }));
    await says(dialog, '토요일에 늦음.');
  },
});
