import type { Page } from '@playwright/test';
import { prepareBoardForms } from './board.ts';
import { prepareClinicForms } from './clinic.ts';
import { menu, textbox, type FormSurface } from './formSurface.ts';
import { prepareLectureForms } from './lectures.ts';
import { preparePayForms } from './pay.ts';
import { prepareStudentForms } from './students.ts';
import { prepareSubmissionForms } from './submissions.ts';
import { prepareWordForms } from './words.ts';

/** Every form, with the records it needs, as the ADMIN signed in on the page. */
export async function prepareFormSurfaces(page: Page): Promise<FormSurface[]> {
  return [
    ...(await prepareLectureForms(page, '창마다 겹쳐 쓰는 반')),
    ...(await prepareStudentForms(page)),
    ...(await prepareClinicForms(page)),
    ...(await preparePayForms(page)),
    ...(await prepareSubmissionForms(page)),
    ...(await prepareBoardForms(page)),
    ...(await prepareWordForms(page)),
    ...listForms,
  ];
}

const listForms: FormSurface[] = [
  { surface: '시급 구분 창', path: '/crm/admin/wage-types', open: menu(/ 메뉴$/), field: textbox('이름') },
  { surface: '태그 창', path: '/crm/tags', open: menu(/ 메뉴$/), field: textbox('이름') },
  {
    surface: '홈페이지 창',
    path: '/crm/admin/landing',
    open: (page) => page.getByRole('link', { name: '수정' }).click(),
    field: textbox('주소'),
  },
  { surface: '공지 창', path: '/crm/notice', open: menu(/ 메뉴$/), field: textbox('제목') },
];
