import type { Page } from '@playwright/test';
import { post } from '../people/ask.ts';

/** Creates an exam of 100 points with a cutline of 70 in a week, as the ADMIN signed in on the page. */
export async function addExam(page: Page, week: string, name = '주간 테스트'): Promise<string> {
  const path = week.replace('/crm', '/api').replace('/weeks/', '/weekly-lectures/');
  const { id } = await post<{ id: string }>(page, `${path}/exams/new`, { name, cutline: 70 });
  return id;
}
