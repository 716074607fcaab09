import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sendUnanswered } from '#app/testing/sending.ts';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudent } from '#mocks/builders/student.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { says, sees } from '#ui-kit/testing/play.ts';
import { inPortal } from '../../shared/testing/inPortal.tsx';
import { onAPhone } from '../../shared/testing/onAPhone.ts';
import { photographOf } from '../../shared/testing/photographOf.ts';
import { PortalMeDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import MePage from '../MePage.tsx';
import { signIn } from '../testing/signIn.ts';

const meta = preview.meta({
  title: 'Portal/내 정보/사진을 자르는 창',
  component: MePage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.me })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readSessions', { sessions: [signIn('s1', 'Chrome · Android', true)] }),
      filled('readCalendarLink', { createdAt: null }),
      filled(PortalMeDocument, { students: [buildStudent()], files: [] }),
    ),
});

/** Chooses a picture and waits until it can be cut. */
async function choosePicture(picture: File): Promise<HTMLElement> {
  await userEvent.upload(await screen.findByLabelText('프로필 사진 고르기'), picture);
  return screen.findByRole('dialog', { name: '프로필 사진' });
}

async function cut(): Promise<HTMLElement> {
  const dialog = await choosePicture(await photographOf('나', 5));
  await within(dialog).findByRole('img', { name: '자른 모습' });
  within(dialog).getByLabelText('크기').focus();
  await userEvent.keyboard('{ArrowRight}');
  return dialog;
}

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('uploadProfileImage')),
  play: async () => sendUnanswered(await cut(), '이 사진 사용'),
});

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('uploadProfileImage', 413, 'too-large', '파일이 너무 큽니다. 10MB 이하로 올려 주세요.')),
  play: async ({ msw }) => {
    const dialog = within(await cut());
    const zoom = dialog.getByLabelText<HTMLInputElement>('크기');
    const chosen = zoom.value;
    const button = dialog.getByRole('button', { name: '이 사진 사용' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('파일이 너무 큽니다. 10MB 이하로 올려 주세요.')).toBeVisible());
    await expect(zoom).toHaveValue(chosen);
    msw.use(filled('uploadProfileImage', { id: namedId('picture') }));
    await userEvent.click(button);
    await says(screen, '프로필 사진을 바꿨어요');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const NoPicture = meta.story({
  play: async () => {
    const dialog = within(await choosePicture(new File(['x'], '나.jpg', { type: 'image/jpeg' })));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^나\.jpg 사진이 아니거나/);
    await expect(dialog.queryByRole('button', { name: '이 사진 사용' })).toBeNull();
    await expect(dialog.getByRole('button', { name: '다른 사진 고르기' })).toBeEnabled();
    const other = await choosePicture(await photographOf('나', 3));
    await sees(within(other).findByRole('img', { name: '자른 모습' }));
  },
});
