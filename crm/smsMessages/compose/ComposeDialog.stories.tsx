import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { SmsPreview } from '#client/generated/rest/smsMessages.ts';
import { buildPushAlertTemplate } from '#mocks/builders/pushAlertTemplate.ts';
import { lectures, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, hears, press, says, sees, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { LectureOptionsDocument } from '../../lectures/generated/graphql.ts';
import {
  StudentChoicesDocument,
  StudentSchoolsDocument,
  StudentTagOptionsDocument,
} from '../../students/generated/graphql.ts';
import { drawnPicture } from '../../shared/testing/drawnPicture.ts';
import { pictureInBase64 } from '../testing/picture.ts';
import { ComposeChoicesDocument, ComposeTemplatesDocument, ComposeWeeksDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import ComposeDialog from './ComposeDialog.tsx';

const { calculusB } = lectures;
const textOf = (name: string, phone: string) => ({
  name,
  addressee: 'PARENT' as const,
  phone,
  body: `${name} 학생이 미적분 B에 결석했습니다.`,
  byteLength: 40,
});

const counted: SmsPreview = {
  people: 4,
  numbers: 2,
  withoutPhone: 1,
  withoutConsent: 0,
  merged: 1,
  channel: 'SMS',
  longest: 40,
  overSms: 0,
  isQuiet: false,
  variables: ['이름', '강의'],
  missing: [],
  texts: [textOf(students.minsu.name, '01055501007'), textOf(students.seoyeon.name, '01055501008')],
  left: [{ name: students.jihun.name, reason: 'NO_PHONE' }],
};

const absent = buildPushAlertTemplate({ channel: 'ALIMTALK', kakaoTemplateId: 'KA01TPabsent' });
const sent = fn();
const choices = [
  filled(ComposeChoicesDocument, {
    lectures: [{ id: calculusB.id, name: calculusB.name }],
    tags: [],
    attendanceTypes: [],
  }),
  empty(StudentChoicesDocument),
  empty(StudentSchoolsDocument),
  empty(StudentTagOptionsDocument),
  empty(LectureOptionsDocument),
  filled(ComposeWeeksDocument, { weeklyLectures: [], exams: [] }),
  filled(ComposeTemplatesDocument, { pushAlertTemplates: [] }),
];

const meta = preview.meta({
  title: 'CRM/문자/보내기',
  component: ComposeDialog,
  decorators: [inCrm({ at: paths.messages })],
  args: { onClose: fn() },
});

/** The dialog with a lecture chosen and a text typed. */
async function toALecture(body: string) {
  const dialog = within(await screen.findByRole('dialog', { name: '문자 보내기' }));
  await choose(dialog, { '고르는 방법': '강의' });
  await dialog.findByRole('option', { name: calculusB.name });
  await choose(dialog, { 강의: calculusB.name });
  const field = dialog.getByRole('textbox', { name: /내용/ });
  await userEvent.click(field);
  if (body !== '') await userEvent.paste(body);
  return dialog;
}

export const ToALecture = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...choices, filled('previewSms', counted), filled('sendSms', { queued: 2, withoutPhone: 1 }, sent)),
  play: async () => {
    const dialog = await toALecture('#{이름} 학생이 #{강의}에 결석했습니다.');
    await says(dialog, '받지 않는 사람 1명', '김민수 학생이 미적분 B에 결석했습니다.');
    await submit(dialog, '다음 사람', `${students.seoyeon.name} 학생이 미적분 B에 결석했습니다.`);
    await press(dialog, '2건 보내기');
    await hears(sent, expect.objectContaining({ source: { kind: 'LECTURE', id: calculusB.id }, addressee: 'STUDENT' }));
  },
});

export const VariableWithoutValue = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...choices,
      filled('previewSms', {
        ...counted,
        missing: [{ variable: '학교', count: 7, names: [students.minsu.name, students.jihun.name] }],
      }),
    ),
  play: async () => {
    const dialog = await toALecture('#{학교} #{이름}');
    await says(dialog, /#{학교}에 채울 값이 없습니다: 김민수/);
  },
});

export const AsAlimtalk = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(ComposeTemplatesDocument, { pushAlertTemplates: [absent] }),
      ...choices,
      filled('previewSms', { ...counted, channel: 'ALIMTALK', fallback: 'LMS' }),
      filled('sendSms', { queued: 2, withoutPhone: 1 }, sent),
    ),
  play: async () => {
    const dialog = await toALecture('');
    await press(dialog, '템플릿에서 가져오기');
    await dialog.findByRole('option', { name: absent.name });
    await choose(dialog, { 템플릿: absent.name });
    await says(dialog, '알림톡으로 보내고, 안 되면 문자(LMS)로 보냅니다.');
    await press(dialog, '2건 보내기');
    const wanted = expect.objectContaining({ templateId: absent.id, body: absent.body }) as unknown;
    await hears(sent, wanted);
  },
});

const pictureId = '01990000-0000-7000-8000-0000000000f1';
const file = (name: string, type: string) => new File(['x'], name, { type });
const poster = async () => new File([await drawnPicture('image/jpeg', 400, 240)], '여름.jpg', { type: 'image/jpeg' });
const openExtras = (dialog: Awaited<ReturnType<typeof toALecture>>) =>
  userEvent.click(dialog.getByText('예약 · 사진 · 광고 표시'));
const findInput = (dialog: Awaited<ReturnType<typeof toALecture>>) =>
  dialog.findByLabelText<HTMLInputElement>('사진', { selector: 'input' });

export const WithPicture = meta.story({
  beforeEach: async ({ msw }) => {
    const jpeg = await pictureInBase64();
    msw.use(
      ...choices,
      filled('previewSms', { ...counted, channel: 'MMS' }),
      filled('uploadSmsPicture', { id: pictureId, byteLength: 9000 }),
      filled('readSmsPicture', { jpeg }),
      filled('sendSms', { queued: 2, withoutPhone: 1 }, sent),
    );
  },
  play: async () => {
    const dialog = await toALecture('여름 특강을 엽니다.');
    await openExtras(dialog);
    await userEvent.upload(await findInput(dialog), file('안내.pdf', 'application/pdf'), { applyAccept: false });
    await says(dialog, /받을 수 없는 형식입니다/);
    await userEvent.upload(await findInput(dialog), await poster());
    await sees(dialog.findByRole('img', { name: '문자에 넣은 사진' }));
    await says(dialog, /^MMS \d+ \/ 2,000바이트$/, /MMS \(사진\)/);
    await press(dialog, '2건 보내기');
    await hears(sent, expect.objectContaining({ pictureId }));
  },
});

export const PictureRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...choices,
      filled('previewSms', counted),
      failed('uploadSmsPicture', {
        status: 503,
        detail: '지금 처리할 일이 많습니다. 잠시 뒤 다시 시도해 주세요.',
      }),
    ),
  play: async () => {
    const dialog = await toALecture('여름 특강을 엽니다.');
    await openExtras(dialog);
    await userEvent.upload(await findInput(dialog), file('사진이 아님.jpg', 'image/jpeg'));
    await says(dialog, /^사진이 아님\.jpg: 사진이 아니거나/);
    await userEvent.upload(await findInput(dialog), await poster());
    await says(dialog, /^여름\.jpg: 지금 처리할 일이 많습니다/);
  },
});

export const AtNight = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...choices,
      filled('previewSms', (_, { scheduledAt }) => ({ ...counted, isQuiet: scheduledAt === undefined })),
    ),
  play: async () => {
    const dialog = await toALecture('내일 휴강입니다.');
    await press(dialog, '아침 8시에 보내기');
    await expect(await dialog.findByLabelText(/보낼 시각/)).toHaveValue('08:00');
    await dialog.findByRole('button', { name: '2건 보내기 예약' });
    await expect(dialog.queryByText(/밤 9시부터/)).toBeNull();
  },
});

export const Counting = meta.story({
  beforeEach: ({ msw }) => msw.use(...choices, loading('previewSms')),
  play: async () => {
    const dialog = await toALecture('내일 휴강입니다.');
    await sees(dialog.findByRole('region', { name: '받는 사람 미리보기' }));
  },
});

export const CountFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...choices,
      failed('previewSms'),
      filled('sendSms', () => {
        sent();
        return { queued: 2, withoutPhone: 1 };
      }),
    ),
  play: async () => {
    const dialog = await toALecture('내일 휴강입니다.');
    await sees(dialog.findByRole('button', { name: '다시 시도' }));
    await submit(dialog, /보내기$/, /받는 사람을 세지 못해 보내지 않았습니다/);
    await expect(sent).not.toHaveBeenCalled();
  },
});
