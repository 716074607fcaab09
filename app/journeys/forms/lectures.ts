import type { Page } from '@playwright/test';
import { askGql, post, put } from '../people/ask.ts';
import { addExam } from '../steps/addExam.ts';
import { openClass } from '../steps/openClass.ts';
import { button, menu, textbox, type FormSurface } from './formSurface.ts';

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
    open: button('강의 수정'),
    field: (page) => page.getByRole('dialog').getByRole('combobox', { name: '강의실' }),
  },
  {
    surface: '디데이 창',
    path: `${lecture}/ddays`,
    open: menu(/디데이 메뉴$/),
    field: textbox('이름'),
    values: (round) => [`나 ${round} 디데이`, `남 ${round} 디데이`],
  },
  { surface: '주차 창', path: lecture, open: menu('1주차 메뉴'), field: textbox('강의실') },
  { surface: '시험 양식 창', path: `${lecture}/templates`, open: menu(/ 메뉴$/), field: textbox('양식 이름') },
  { surface: '주차 공지 창', path: `${week}/announcements`, open: menu(/ 메뉴$/), field: textbox(/^제목/) },
  { surface: '영상 창', path: `${week}/videos`, open: menu(/ 메뉴$/), field: textbox(/^제목/) },
  { surface: '시험 창', path: `${week}/exams`, open: menu(/ 메뉴$/), field: textbox('시험 이름') },
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
      await page.getByRole('button', { name: '성적 메뉴' }).click();
      await page.getByRole('menuitem', { name: '문항별 입력', exact: true }).click();
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
    open: menu(/재시험지 메뉴$/),
    field: textbox('재시험지 이름'),
    values: (round) => [`나 ${round} 재시험지`, `남 ${round} 재시험지`],
  },
  {
    surface: '파일 메모',
    path: records.fileWeek,
    open: menu(/ 메뉴$/, /^메모 (추가|수정)$/),
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
