import { http } from 'msw/http';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { asks, openForm, press, says, sees, tells } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { drawnPicture } from '../shared/testing/drawnPicture.ts';
import { LandingPageDocument } from './generated/manager.ts';
import LandingPage from './LandingPage.tsx';

const nothing = {
  id: '00000000-0000-7000-8000-000000000001',
  academyName: '',
  hours: '',
  heroTitle: '',
  heroText: '',
  pictureId: null,
  pictureWords: '',
  accent: '',
  logoId: null,
  teachers: [],
  address: '',
  phone: null,
  showsNotices: true,
  takesInquiries: true,
  headTitle: '',
  headDescription: '',
  version: 1,
};
const page = {
  ...nothing,
  academyName: '다온학원',
  hours: '평일 14:00–22:00',
  heroTitle: '수학을 끝까지',
  heroText: '한 반에 열두 명, 한 사람도 놓치지 않습니다.',
  teachers: [{ name: '김지훈', subject: '미적분', words: '열다섯 해째 가르칩니다.' }],
  address: '서울 강남구 테헤란로 1',
  phone: '+8225551234',
};
const sent = fn();

const meta = preview.meta({
  title: 'CRM/설정/첫 화면',
  component: LandingPage,
  decorators: [inCrm({ at: '/crm/admin/landing', route: '/crm/admin/landing/*' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LandingPageDocument, { landingPages_by_pk: page })),
  play: ({ canvas }) => says(canvas, '수학을 끝까지', '02-555-1234'),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(LandingPageDocument, { landingPages_by_pk: nothing })),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(LandingPageDocument)) });
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(LandingPageDocument)) });

export const Editing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LandingPageDocument, { landingPages_by_pk: page }),
      filled('updateLanding', undefined, sent),
      filled('readFixedSettings', { fixed: ['ACADEMY_NAME'] }),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '수정', '홈페이지 수정', 'link');
    await says(dialog, '서버에 ACADEMY_NAME 설정이 있어, 여기서 수정해도 서버의 값을 씁니다.');
    await press(dialog, '선생님 추가');
    await userEvent.type(dialog.getAllByRole('textbox', { name: '선생님 이름' }).at(-1)!, '박은정');
    await press(dialog, '저장');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      version: 1,
      teachers: [{ name: '김지훈' }, { name: '박은정', subject: '', words: '' }],
    });
  },
});

/** What the machine has fixed is not known yet, or not at all: the form stands without. */
export const EditingLoading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(LandingPageDocument, { landingPages_by_pk: page }), loading('readFixedSettings')),
  play: async ({ canvas }) => void (await openForm(canvas, '수정', '홈페이지 수정', 'link')),
});

export const EditingFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(LandingPageDocument, { landingPages_by_pk: page }), failed('readFixedSettings')),
  play: async ({ canvas }) => void (await openForm(canvas, '수정', '홈페이지 수정', 'link')),
});

/** Whatever colour is chosen, it is shown as it will be drawn. */
export const Colouring = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LandingPageDocument, { landingPages_by_pk: { ...page, accent: '#7a1f2b' } }),
      filled('updateLanding', undefined, sent),
      filled('readFixedSettings', { fixed: [] }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '#7a1f2b');
    const dialog = await openForm(canvas, '수정', '홈페이지 수정', 'link');
    await expect(dialog.getByRole('radio', { name: '지금 색' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: '노랑' }));
    const [light, dark] = dialog.getAllByText('버튼');
    // White is not readable on yellow.
    await expect(getComputedStyle(light!).backgroundColor).not.toBe('rgb(253, 216, 53)');
    await expect(light).not.toBe(dark);
    await press(dialog, '저장');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ accent: '#fdd835' })));
  },
});

export const NoPermission = meta.story({
  parameters: { as: 'ta' },
  play: ({ canvas }) => says(canvas, /권한이 없/),
});

const pictured = { ...page, pictureId: '01990000-0000-7000-8000-00000000ab01', pictureWords: '교실에서 수업하는 모습' };
const picture = http.get(
  '*/api/landing-picture/:id',
  async () => new Response(await drawnPicture('image/jpeg', 400, 240)),
);

async function choosePicture(canvas: Pick<typeof screen, 'findByLabelText'>) {
  const png = new File([await drawnPicture('image/png', 3200, 1920)], '교실.png', { type: 'image/png' });
  await userEvent.upload(await canvas.findByLabelText('사진', { selector: 'input' }), png);
}

/** A photograph is made small before it is sent. */
export const PictureUploaded = meta.story({
  beforeEach: ({ msw }) => {
    let shown: typeof pictured | typeof page = page;
    msw.use(
      picture,
      filled(LandingPageDocument, () => ({ landingPages_by_pk: shown })),
      filled('uploadLandingPicture', async (request) => {
        const file = (await request.formData()).get('file') as File;
        const { width, height } = await createImageBitmap(file);
        sent({ type: file.type, width, height });
        shown = pictured;
        return { id: pictured.pictureId };
      }),
    );
  },
  play: async ({ canvas }) => {
    await choosePicture(canvas);
    await says(screen, '사진을 바꿨습니다');
    await sees(canvas.findByRole('img', { name: pictured.pictureWords }));
    await expect(sent).toHaveBeenCalledWith({ type: 'image/jpeg', width: 1600, height: 960 });
  },
});

/** A logo is sent as it is: made smaller, it would no longer be see-through. */
export const LogoUploaded = meta.story({
  beforeEach: ({ msw }) => {
    let logoId: string | null = null;
    msw.use(
      http.get('*/api/landing-picture/:id', async () => new Response(await drawnPicture('image/png', 300, 100))),
      filled(LandingPageDocument, () => ({ landingPages_by_pk: { ...page, logoId } })),
      filled('uploadLandingLogo', async (request) => {
        const file = (await request.formData()).get('file') as File;
        sent({ type: file.type, width: (await createImageBitmap(file)).width });
        return { id: (logoId = pictured.pictureId) };
      }),
      filled('deleteLandingLogo', () => void (logoId = null)),
    );
  },
  play: async ({ canvas }) => {
    const png = new File([await drawnPicture('image/png', 3000, 1000)], '로고.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText('로고', { selector: 'input' }), png);
    await says(screen, '로고를 바꿨습니다');
    await sees(canvas.findByRole('img', { name: '학원 로고' }));
    await expect(sent).toHaveBeenCalledWith({ type: 'image/png', width: 3000 });
    const dialog = await asks(canvas, '로고 삭제', '로고를 삭제할까요?');
    await tells(dialog, '로고 삭제', '로고를 삭제했습니다');
    await waitFor(() => expect(canvas.queryByRole('img', { name: '학원 로고' })).toBeNull());
  },
});

/** The picture before stays. */
export const PictureRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      picture,
      filled(LandingPageDocument, { landingPages_by_pk: pictured }),
      failed('uploadLandingPicture', 503, 'busy', '지금 처리할 일이 많습니다. 잠시 뒤 다시 시도해 주세요.'),
    ),
  play: async ({ canvas }) => {
    await choosePicture(canvas);
    await says(canvas, /^교실\.png: 지금 처리할 일이 많습니다/);
    await sees(canvas.getByRole('img', { name: pictured.pictureWords }));
  },
});

/** What cannot be opened is named before it is sent. */
export const PictureBroken = meta.story({
  beforeEach: ({ msw }) => msw.use(picture, filled(LandingPageDocument, { landingPages_by_pk: pictured })),
  play: async ({ canvas }) => {
    const whole = await drawnPicture('image/jpeg', 400, 240);
    const half = new File([whole.slice(0, whole.size / 2)], '교실.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await canvas.findByLabelText('사진', { selector: 'input' }), half);
    await says(canvas, /^교실\.jpg: 사진이 깨졌거나/);
  },
});

export const PictureDeleted = meta.story({
  beforeEach: ({ msw }) => {
    let shown: typeof pictured | typeof page = pictured;
    msw.use(
      picture,
      filled(LandingPageDocument, () => ({ landingPages_by_pk: shown })),
      filled('deleteLandingPicture', () => void (shown = page)),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await asks(canvas, '사진 삭제', '사진을 삭제할까요?');
    await tells(dialog, '사진 삭제', '사진을 삭제했습니다');
    await waitFor(() => expect(canvas.queryByRole('img', { name: pictured.pictureWords })).toBeNull());
    await expect(canvas.queryByRole('button', { name: '사진 삭제' })).toBeNull();
  },
});
