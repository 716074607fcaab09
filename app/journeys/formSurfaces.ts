import type { Locator, Page } from '@playwright/test';
import { staff } from '#mocks/cast.ts';
import { askGql, post, put } from './ask.ts';
import { addExam } from './steps/addExam.ts';
import { openClass } from './steps/openClass.ts';
import { openEvening } from './steps/openEvening.ts';

/** How a journey edits one kind of record in its form. */
export interface FormSurface {
  /** Its name in `surfaces`. */
  surface: string;
  path: string;
  /** Opens the form on that page. */
  open: (page: Page) => Promise<void>;
  /** The field that is changed. */
  field: (page: Page) => Locator;
  /** What two people write there, another in each round. @default words */
  values?: (round: number) => Values;
  /** Writes a value where the field is no input @default fills it */
  write?: (field: Locator, value: string) => Promise<void>;
  /** The text of a value there. @default the value */
  shows?: (value: string) => string;
  /** The form is part of the page. @default false */
  inPage?: boolean;
  /** The label of the button that saves. @default '저장' */
  save?: string;
}

type Values = readonly [mine: string, theirs: string];

/** What is written into a surface's field in a round. */
export const valuesOf = ({ values }: FormSurface, round: number): Values =>
  values?.(round) ?? [`내가 쓴 값 ${round}`, `남이 쓴 값 ${round}`];

const textbox = (name: string | RegExp) => (page: Page) => page.getByRole('dialog').getByRole('textbox', { name });

const button =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

const menu =
  (name: string | RegExp, item: string | RegExp = '고치기') =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };

/** Every form, with the records it needs, as the ADMIN signed in on the page. */
export async function prepareFormSurfaces(page: Page): Promise<FormSurface[]> {
  return [
    ...(await prepareLectureForms(page, '창마다 겹쳐 쓰는 반')),
    ...(await prepareStudentForms(page)),
    ...(await prepareClinicForms(page)),
    ...(await preparePayForms(page)),
    ...listForms,
  ];
}

/** The forms of a new lecture of that name, its week and its exam. */
export async function prepareLectureForms(page: Page, name: string): Promise<FormSurface[]> {
  const week = await openClass(page, name, 2);
  const lecture = week.slice(0, week.indexOf('/weeks'));
  return lectureForms(lecture, week, await prepareLecture(page, lecture, week));
}

interface LectureRecords {
  examId: string;
  fileWeek: string;
  omrExamId: string;
}

async function prepareLecture(page: Page, lecture: string, week: string): Promise<LectureRecords> {
  const api = lecture.replace('/crm', '/api');
  const weekApi = week.replace('/crm', '/api').replace('/weeks/', '/weekly-lectures/');
  const examId = await addExam(page, week);
  const questions = [1, 2].map((number) => ({ number, answer: 5, points: 50 }));
  await put(page, `/api/wl-exam/${examId}/answers`, { questions });
  const { scores } = await askGql<{ scores: { id: string }[] }>(
    page,
    'query ($examId: uuid!) { scores(where: { examId: { _eq: $examId } }) { id } }',
    { examId },
  );
  for (const { id } of scores) await post(page, '/api/wl-score/manual-entry', { scoreId: id, answers: [5, 1] });
  await post(page, '/api/wle-retake', { examId, name: '처음 재시험지', questions });
  await post(page, `${api}/exam-template`, { name: '처음 양식' });
  await post(page, `${api}/ddays`, { title: '처음 디데이', fallsOn: '2031-11-13' });
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '안내' }] }] };
  await post(page, `${weekApi}/announcements`, { title: '처음 공지', body, publish: 'NOW' });
  const video = { title: '처음 영상', url: 'https://videos.example.com/1.mp4', durationSeconds: 60 };
  await post(page, `${weekApi}/videos`, video);
  // Files and scanned sheets are those of the demo academy.
  const { exams, weeks } = await askGql<{ exams: { id: string }[]; weeks: { id: string; lectureId: string }[] }>(
    page,
    `{ exams(where: { omrSheets: {} }, limit: 1) { id }
       weeks: weeklyLectures(where: { files: {} }, limit: 1) { id lectureId } }`,
  );
  const fileWeek = `/crm/lectures/${weeks[0]?.lectureId}/weeks/${weeks[0]?.id}/files`;
  return { examId, fileWeek, omrExamId: exams[0]?.id ?? '' };
}

const lectureForms = (lecture: string, week: string, records: LectureRecords): FormSurface[] => [
  {
    surface: '강의 창',
    path: lecture,
    open: button('강의 고치기'),
    field: (page) => page.getByRole('dialog').getByRole('combobox', { name: '강의실' }),
  },
  {
    surface: '디데이 창',
    path: `${lecture}/ddays`,
    open: menu(/디데이 더 보기$/),
    field: textbox('이름'),
    values: (round) => [`나 ${round} 디데이`, `남 ${round} 디데이`],
  },
  { surface: '주차 창', path: lecture, open: menu('1주차 더 보기'), field: textbox('강의실') },
  { surface: '시험 양식 창', path: `${lecture}/templates`, open: menu(/더 보기$/), field: textbox('양식 이름') },
  { surface: '주차 공지 창', path: `${week}/announcements`, open: menu(/더 보기$/), field: textbox(/^제목/) },
  { surface: '영상 창', path: `${week}/videos`, open: menu(/더 보기$/), field: textbox(/^제목/) },
  { surface: '시험 창', path: `${week}/exams`, open: menu(/더 보기$/), field: textbox('시험 이름') },
  {
    surface: '성적표의 말',
    inPage: true,
    path: `/crm/exams/${records.examId}/reports`,
    open: () => Promise.resolve(),
    field: (page) => page.getByRole('textbox', { name: '선생님의 말' }).first(),
  },
  {
    surface: '문항별 입력 창',
    path: `${week}/scores`,
    open: async (page) => {
      await page.getByRole('grid', { name: '성적표' }).locator('[data-row="0"] [data-column="3"]').click();
      await page.getByRole('button', { name: '문항별 입력', exact: true }).click();
    },
    field: (page) => page.getByRole('grid', { name: '문항별 답' }).locator('[data-row="0"] [data-column="3"]'),
    write: async (field, value) => {
      await field.click();
      await field.page().keyboard.type(value);
      await field.page().keyboard.press('Enter');
    },
    values: (round) => (round % 2 === 0 ? ['2', '4'] : ['3', '1']),
    shows: (value) => '①②③④'.charAt(Number(value) - 1),
    save: '채점',
  },
  {
    surface: '재시험 창',
    path: `/crm/retakes?filters[0][field]=lecture&filters[0][operator]=eq&filters[0][value]=${lecture.split('/').pop()}`,
    open: menu(/재시험지 더 보기$/),
    field: textbox('재시험지 이름'),
    values: (round) => [`나 ${round} 재시험지`, `남 ${round} 재시험지`],
  },
  {
    surface: '파일 메모',
    path: records.fileWeek,
    open: menu(/더 보기$/, /^메모 (쓰기|고치기)$/),
    field: textbox('메모'),
  },
  {
    surface: 'OMR 답안지',
    path: `/crm/exams/${records.omrExamId}/omr`,
    open: async (page) => {
      await page.getByRole('tab', { name: /^모든 쪽/ }).click();
      await button(/메모$/)(page);
    },
    field: textbox('메모'),
  },
];

async function prepareStudentForms(page: Page): Promise<FormSurface[]> {
  // Not one of those with whom other journeys begin.
  const { students } = await askGql<{ students: { id: string }[] }>(
    page,
    `{ students(where: { user: { isActive: { _eq: true } } }, order_by: [{ studentNumber: desc }], offset: 20, limit: 1) { id } }`,
  );
  const path = `/crm/students/${students[0]?.id}`;
  const api = path.replace('/crm', '/api');
  await post(page, `${api}/memo`, { body: '처음 메모' });
  const consult = {
    topic: 'STUDY',
    channel: 'PHONE',
    counterpart: 'PARENT',
    body: '처음 상담',
    consultedAt: new Date().toISOString(),
  };
  await post(page, `${api}/consult`, consult);
  await post(page, `${api}/actual-exam-score`, { kind: 'MOCK', year: 2026, month: 9, subject: '수학', rawScore: 80 });
  return [
    {
      surface: '학생 창',
      path,
      open: (page) => page.getByRole('link', { name: '학생 고치기' }).click(),
      field: (page) => page.getByRole('dialog').getByRole('textbox', { name: '보호자', exact: true }),
    },
    { surface: '학생 메모 창', path, open: menu('메모 더 보기'), field: textbox('내용') },
    { surface: '상담 기록 창', path, open: menu(/상담 더 보기$/), field: textbox(/^내용/) },
    {
      surface: '실전 성적',
      path: `${path}?tab=scores`,
      open: menu(/수학.*더 보기$/),
      field: textbox('원점수'),
      values: (round) => [`7${round}`, `6${round}`],
    },
  ];
}

async function prepareClinicForms(page: Page): Promise<FormSurface[]> {
  const { names } = await openEvening(page, 1, 40);
  const [name = ''] = names;
  const { students } = await askGql<{ students: { id: string }[] }>(
    page,
    'query ($name: String!) { students(where: { user: { name: { _eq: $name } } }, order_by: [{ studentNumber: desc }], limit: 1) { id } }',
    { name },
  );
  await post(page, '/api/clinic/todo', { items: [{ studentId: students[0]?.id, kind: 'OTHER', title: '처음 할 일' }] });
  const startsAt = new Date(Math.ceil(Date.now() / 86_400_000 + 70) * 86_400_000 + 9 * 3_600_000);
  const hours = { startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 3_600_000).toISOString() };
  await post(page, '/api/clinic/slot', { reserveType: 'CLINIC', room: '겹침방', capacity: 3, ...hours });
  return [
    {
      surface: '클리닉 시간 창',
      path: `/crm/clinic/slots?view=day&day=${hours.startsAt.slice(0, 10)}`,
      open: button(/겹침방/),
      field: textbox('안내'),
    },
    {
      surface: '클리닉 규칙 창',
      path: '/crm/clinic/slots',
      open: button('시간 규칙'),
      field: textbox('마감 시각'),
      values: (round) => [`21:${round}0`, `20:${round}0`],
    },
    { surface: '클리닉 할 일', path: '/crm/clinic', open: menu(/할 일 더 보기$/), field: textbox('메모') },
    { surface: '클리닉 예약 창', path: '/crm/clinic', open: menu(`${name} 더 보기`, '메모'), field: textbox('메모') },
  ];
}

/** An addition to a TA's pay of this month, and a claim of one's own. */
async function preparePayForms(page: Page): Promise<FormSurface[]> {
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  const month = today.slice(0, 7);
  const { id: taId, name } = staff.ta;
  await post(page, '/api/admin/ta-monthly-custom-wage', { taId, month, amount: 70, reason: '겹쳐 쓰는 상여' });
  await post(page, '/api/supervisor/expense-claim', { spentOn: today, amount: 70, description: '겹쳐 쓰는 경비' });
  const amounts = (round: number): Values => [`7${round}`, `6${round}`];
  return [
    {
      surface: '추가/공제 창',
      path: `/crm/admin/payroll?month=${month}`,
      open: async (page) => {
        await page.getByRole('grid', { name: '급여 대장' }).getByText(name).click();
        await menu('겹쳐 쓰는 상여 더 보기')(page);
      },
      field: textbox(/^금액/),
      values: amounts,
    },
    {
      surface: '경비 청구 창',
      path: '/crm/work',
      open: menu('겹쳐 쓰는 경비 더 보기'),
      field: textbox(/^금액/),
      values: amounts,
    },
  ];
}

const listForms: FormSurface[] = [
  { surface: '시급 구분 창', path: '/crm/admin/wage-types', open: menu(/더 보기$/), field: textbox('이름') },
  { surface: '태그 창', path: '/crm/tags', open: menu(/더 보기$/), field: textbox('이름') },
  { surface: '공지 창', path: '/crm/notice', open: menu(/더 보기$/), field: textbox('제목') },
];
