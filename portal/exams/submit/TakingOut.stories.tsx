import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled } from '#mocks/states.ts';
import { press, tells } from '#ui-kit/testing/play.ts';
import { inPortal } from '../../shared/testing/inPortal.tsx';
import { onAPhone } from '../../shared/testing/onAPhone.ts';
import { PortalSubmissionDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import SubmitPage from './SubmitPage.tsx';
import { draft, exam, id, idOf, pictures, shown } from './testing/submission.ts';

const meta = preview.meta({
  title: 'Portal/성적/제출할 쪽 빼기',
  component: SubmitPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.submit(id), route: paths.submit(':examId') })],
});

const removed = fn<(path: string) => void>();

export const PageTakenOut = meta.story({
  beforeEach: ({ msw }) => {
    localStorage.removeItem(`submission-order:${id}`);
    let files = draft.files;
    msw.use(
      filled(PortalSubmissionDocument, () => ({
        exams_by_pk: { ...exam, submissions: [{ ...draft, files }] },
        submissionWindows: [],
      })),
      pictures,
      filled('removeSubmissionPage', (request) => {
        removed(new URL(request.url).pathname);
        files = draft.files.slice(1);
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, '1페이지 빼기');
    await expect(await canvas.findByRole('button', { name: '1페이지 제출하기' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: '2페이지 빼기' })).toBeNull();
    await expect(removed.mock.calls).toEqual([[`/api/sp/submit-wle/${id}/pages/${idOf(1)}`]]);
  },
});

/** The page stays where it was. */
export const PageAtTheOmrDesk = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      shown(draft),
      pictures,
      failed('removeSubmissionPage', 409, 'in-use', 'OMR 채점으로 보낸 페이지는 뺄 수 없습니다. 선생님께 말해 주세요.'),
    ),
  play: async ({ canvas }) => {
    await tells(canvas, '1페이지 빼기', /OMR 채점으로 보낸 페이지는 뺄 수 없습니다/);
    await expect(canvas.getByRole('button', { name: '2페이지 제출하기' })).toBeEnabled();
  },
});
