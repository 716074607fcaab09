import { http } from 'msw/http';
import { expect, fn, type screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildUpload } from '#mocks/builders/upload.ts';
import { lectures } from '#mocks/cast.ts';
import { problemResponse } from '#mocks/refusals.ts';
import { filled } from '#mocks/states.ts';
import { press, says, sees, submit, write } from '#ui-kit/testing/play.ts';
import { inPortal } from '../../shared/testing/inPortal.tsx';
import { onAPhone } from '../../shared/testing/onAPhone.ts';
import { photographOf } from '../../shared/testing/photographOf.ts';
import AskPage from './AskPage.tsx';
import { PortalAskPlacesDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { question } from '../testing/questions.ts';

const asked = fn();
const sent = fn();
const { id: lectureId, name } = lectures.calculusB;
let isDown = false;

const meta = preview.meta({
  title: 'Portal/질문/깨진 사진 하나',
  component: AskPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.ask, route: '*' })],
  beforeEach: ({ msw }) => {
    isDown = false;
    let at = 0;
    msw.use(
      filled(PortalAskPlacesDocument, { lectures: [{ id: lectureId, name }], exams: [] }),
      filled('listBoardPosts', { total: 0, posts: [] }),
      filled('createBoardPost', { id: question.id }, asked),
      filled('uploadBoardFiles', (_, { files }) => {
        if (isDown && at === 1) {
          isDown = false;
          throw problemResponse({ status: 409, code: 'too-many-open', detail: '지금은 받을 수 없습니다.' });
        }
        sent(files[0]?.fileName);
        at += 1;
        const fileId = `01990000-0000-7000-8000-00000000c0${String(at).padStart(2, '0')}`;
        return { files: [{ ...buildUpload(fileId), fileName: `질문 ${at}.jpg` }] };
      }),
      http.put('*/api/file-content/part', () => new Response(null, { headers: { etag: 'e' } })),
      filled('completeMultipart', { id: question.id }),
    );
  },
});

const photo = async (at: number) =>
  new File([await photographOf(`${at}번`, at)], `IMG_000${at}.jpg`, { type: 'image/jpeg' });
/** A photograph whose download broke off. */
async function halfPhoto(): Promise<File> {
  const whole = await photo(4);
  return new File([whole.slice(0, whole.size / 2)], 'IMG_0004.jpg', { type: 'image/jpeg' });
}

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole' | 'getByLabelText'>;

async function typeAndChoose(canvas: Canvas, photos: File[]): Promise<void> {
  await write(canvas, { '무엇이 궁금한가요?': '모르겠어요' });
  await userEvent.upload(canvas.getByLabelText('앨범에서 고르기', { selector: 'input' }), photos);
}

/** Six are chosen, the fourth is broken: it is named, the others and all that is typed stay, and another takes its place. */
export const Named = meta.story({
  play: async ({ canvas }) => {
    const photos = await Promise.all([1, 2, 3, 5, 6].map(photo));
    await typeAndChoose(canvas, photos.toSpliced(3, 0, await halfPhoto()));
    await says(canvas, 'IMG_0004.jpg', /^사진이 깨졌거나/);
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /^사진 \d$/ })).toHaveLength(5));
    await submit(canvas, '질문 보내기', '올릴 수 없는 파일 1개를 바꾸거나 빼 주세요.');
    await expect(asked).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: /^무엇이 궁금한가요/ })).toHaveValue('모르겠어요');
  },
});

export const Replaced = meta.story({
  play: async ({ canvas }) => {
    await typeAndChoose(canvas, [await photo(1), await halfPhoto()]);
    await says(canvas, /^사진이 깨졌거나/);
    await userEvent.upload(canvas.getByLabelText('IMG_0004.jpg 대신 고르기', { selector: 'input' }), await photo(5));
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /^사진 \d$/ })).toHaveLength(2));
    await press(canvas, '질문 보내기');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(asked).toHaveBeenCalledTimes(1);
  },
});

/** The question is asked, one photograph is refused on its way: it alone is sent again. */
export const Unsent = meta.story({
  beforeEach: () => void (isDown = true),
  play: async ({ canvas }) => {
    await typeAndChoose(canvas, [await photo(1), await photo(2), await photo(3)]);
    await submit(canvas, '질문 보내기', '파일 1개를 보내지 못했어요. 다시 보내거나 빼 주세요.');
    await sees(canvas.getByRole('button', { name: 'IMG_0002.jpg 빼기' }));
    await expect(sent).toHaveBeenCalledTimes(2);
  },
});

export const SentAgain = meta.story({
  beforeEach: () => void (isDown = true),
  play: async ({ canvas }) => {
    await typeAndChoose(canvas, [await photo(1), await photo(2)]);
    await press(canvas, '질문 보내기', '다시 보내기');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(asked).toHaveBeenCalledTimes(1);
  },
});

/** More than a question may have: what is left out is named. */
export const TooMany = meta.story({
  play: async ({ canvas }) => {
    const one = await photo(1);
    const photos = Array.from({ length: 11 }, (_, at) => new File([one], `IMG_${at}.jpg`, { type: 'image/jpeg' }));
    await typeAndChoose(canvas, photos);
    const group = within(canvas.getByRole('group', { name: '사진과 파일' }));
    await says(group, /1개는 넣지 않았어요: IMG_10\.jpg/);
    // Each is opened and made smaller, one after another.
    await waitFor(() => expect(group.getAllByRole('img', { name: /^사진 \d+$/ })).toHaveLength(10), {
      timeout: 20_000,
    });
  },
});
