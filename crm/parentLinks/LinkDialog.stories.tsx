import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { choose, press, says, sees, submit, triesAgain } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StudentParentLinksDocument, StudentVideosDocument } from './generated/graphql.ts';
import { StudentParentLinks } from './StudentParentLinks.tsx';

const sent = fn();
const videos = filled(StudentVideosDocument, { videos: [{ id: namedId('v'), title: '5주차 보강' }] });

// Filled in the stories of the list of links.
const meta = preview.meta({
  title: 'CRM/학생/보호자 링크 만들기',
  component: StudentParentLinks,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
  beforeEach: ({ msw }) => msw.use(empty(StudentParentLinksDocument), videos),
});

type Canvas = Pick<typeof screen, 'findAllByRole'>;

async function openLink(canvas: Canvas) {
  const [make] = await canvas.findAllByRole('button', { name: '링크 만들기' });
  await userEvent.click(make!);
  const element = await screen.findByRole('dialog', { name: '보호자 링크 만들기' });
  return { element, dialog: within(element) };
}

/** A link that is sent as a text. */
async function openText(canvas: Canvas) {
  const { element, dialog } = await openLink(canvas);
  await userEvent.click(dialog.getByRole('checkbox', { name: '보호자에게 문자로 보내기' }));
  const body = await dialog.findByRole('textbox', { name: /문자 내용/ });
  await userEvent.type(body, ' 오늘 열어 주세요.');
  return { element, dialog, body };
}

async function openVideo(canvas: Canvas) {
  const { dialog } = await openLink(canvas);
  await choose(dialog, { '링크 종류': '수업 영상' });
  return dialog;
}

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('createParentLink')),
  play: async ({ canvas }) => {
    const { element, dialog, body } = await openText(canvas);
    await sendsOnce(dialog.getByRole('button', { name: '만들어 보내기' }));
    await expect((body as HTMLTextAreaElement).value).toMatch(/오늘 열어 주세요\.$/);
    await staysOpen(element);
  },
});

/** Nobody to send it to: the text stays, and the link alone can be made. */
export const NoPhone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('createParentLink', 409, 'no-phone', '보호자 번호가 없습니다. 학생 정보에 번호를 적어 주세요.')),
  play: async ({ canvas, msw }) => {
    const { dialog, body } = await openText(canvas);
    await submit(dialog, '만들어 보내기', /보호자 번호가 없습니다/);
    await expect((body as HTMLTextAreaElement).value).toMatch(/오늘 열어 주세요\.$/);
    msw.use(
      filled(
        'createParentLink',
        { id: namedId('link'), url: 'https://academy.test/link/family/abcdefghijklmnopqrstuvwxyz', queued: 0 },
        sent,
      ),
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: '보호자에게 문자로 보내기' }));
    await press(dialog, '만들기');
    await screen.findByRole('dialog', { name: '보호자 링크를 만들었습니다' });
    await expect(sent).toHaveBeenCalledWith({ purpose: 'FAMILY', days: 365 });
  },
});

/** At night it asks again: the next press confirms. */
export const AtNight = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('createParentLink', 409, 'quiet-hours', '밤 9시부터 아침 8시까지는 확인 없이 보내지 않습니다.')),
  play: async ({ canvas, msw }) => {
    const { dialog } = await openText(canvas);
    await submit(dialog, '만들어 보내기', /확인 없이 보내지 않습니다/);
    msw.use(
      filled(
        'createParentLink',
        { id: namedId('link'), url: 'https://academy.test/link/family/abcdefghijklmnopqrstuvwxyz', queued: 1 },
        sent,
      ),
    );
    await press(dialog, '밤이지만 지금 보내기');
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ text: { quietHoursConfirmed: true } }));
  },
});

/** A student without lessons that were filmed. */
export const NoVideo = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(StudentVideosDocument)),
  play: async ({ canvas }) => {
    const dialog = await openVideo(canvas);
    await says(dialog, '이 학생이 볼 수 있는 영상이 없습니다.');
    await expect(dialog.getByRole('button', { name: '만들기' })).toBeDisabled();
  },
});

export const VideosLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(StudentVideosDocument)),
  play: async ({ canvas }) => {
    const dialog = await openVideo(canvas);
    await sees(dialog.getByRole('status', { name: '불러오는 중입니다' }));
    await expect(dialog.queryByRole('combobox', { name: /영상/ })).toBeNull();
  },
});

export const VideosFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(StudentVideosDocument)),
  play: async ({ canvas }) => {
    const dialog = await openVideo(canvas);
    await sees(dialog.findByRole('button', { name: '다시 시도' }));
  },
});

export const VideosReadAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(StudentVideosDocument)),
  play: async ({ canvas, msw }) => {
    const dialog = await openVideo(canvas);
    await triesAgain(dialog, () => msw.use(videos));
    await expect(await dialog.findByRole('option', { name: '5주차 보강' })).toBeInTheDocument();
  },
});
