import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students as cast } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { problemResponse } from '#mocks/refusals.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { submit, take } from '#ui-kit/testing/play.ts';
import { StudentDetailDocument } from '../generated/graphql.ts';
import StudentPage from './StudentPage.tsx';
import { around, student } from '../testing/studentPage.ts';

const asked = fn();

const meta = preview.meta({
  title: 'CRM/학생/지우는 창',
  component: StudentPage,
  decorators: [inCrm({ at: `/crm/students/${cast.minsu.id}`, route: '/crm/students/:studentId/*' })],
  beforeEach: ({ msw }) => msw.use(...around, filled(StudentDetailDocument, { students_by_pk: student })),
});

/** What the server says it would delete; `commit` is asked for the deletion itself. */
const previewed = (commit: () => Promise<never>) =>
  filled('deleteStudent', async (_, { mode }) => {
    if (mode === 'COMMIT') await commit();
    return { mode, name: '김민수', version: 1, undoDays: 7, goes: [{ label: '메모', count: 2 }], stays: [] };
  });

async function openDeletion(title: string): Promise<HTMLElement> {
  await take(screen, '학생 메뉴', '삭제(익명 처리)');
  return screen.findByRole('alertdialog', { name: title });
}

/** Opens the question and types the name. */
async function typeName(): Promise<HTMLElement> {
  const dialog = await openDeletion('김민수 학생을 삭제할까요?');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /입력해 주세요: 김민수/ }), '김민수');
  return dialog;
}

export const PreviewLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('deleteStudent', asked)),
  play: async () => {
    const dialog = await openDeletion('김민수 학생 삭제');
    await expect(within(dialog).queryByRole('button', { name: '삭제' })).toBeNull();
    // Nothing is written yet, so it may be closed.
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(asked).toHaveBeenCalledOnce();
  },
});

export const PreviewRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('deleteStudent', 403, 'power-needed', '관리자와 권한을 받은 조교만 할 수 있습니다.')),
  play: async () => {
    const dialog = within(await openDeletion('김민수 학생 삭제'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/권한을 받은 조교만/);
    await expect(dialog.queryByRole('button', { name: '삭제' })).toBeNull();
    await expect(dialog.queryByRole('button', { name: '취소' })).toBeNull();
  },
});

export const Deleting = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      previewed(() => {
        asked();
        return new Promise(() => undefined);
      }),
    ),
  play: async () => sendUnanswered(await typeName(), '삭제'),
});

export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      previewed(async () => {
        throw problemResponse({
          status: 409,
          code: 'deletion-asked',
          detail: '삭제하기로 한 학생입니다. 되돌린 뒤에 바꿀 수 있습니다.',
        });
      }),
    ),
  play: async () => {
    const dialog = within(await typeName());
    await submit(dialog, '삭제', '삭제하기로 한 학생입니다. 되돌린 뒤에 바꿀 수 있습니다.');
    await expect(dialog.getByRole('textbox')).toHaveValue('김민수');
    await expect(screen.queryByText(/삭제하기로 했습니다/)).toBeNull();
  },
});
