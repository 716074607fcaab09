import { fn, userEvent, within } from 'storybook/test';
import { buildExam } from '#mocks/builders/exam.ts';
import { buildExamStatistics } from '#mocks/builders/examStatistics.ts';
import { filled } from '#mocks/states.ts';
import { ExamTemplateOptionsDocument, WeekExamsDocument, type WeekExamsQuery } from '../generated/graphql.ts';
import { values, weekId } from './exam.ts';

type ListedExam = WeekExamsQuery['exams'][number];
/** The template of the second exam. */
export const template = { id: '01990000-0000-7000-8000-00000000e009', name: '단어 시험 양식' };
const counted = { participantCount: 24, absentCount: 1, clinicCount: 5 };
const statistics = buildExamStatistics(values, counted);
const made = { items_aggregate: { aggregate: { count: 20 } }, statistics, template: null };
/** An exam of its own. */
export const weekly: ListedExam = { ...buildExam({ weeklyLectureId: weekId, version: 3 }), ...made };
/** One that is linked to the template. */
export const words: ListedExam = {
  ...buildExam({ weeklyLectureId: weekId, name: '단어 시험', cutline: null, sequence: 2, totalPoints: 20 }),
  ...made,
  statistics: buildExamStatistics(
    values.map((value) => Math.round(value / 5)),
    { ...counted, totalPoints: 20 },
  ),
  templateId: template.id,
  template,
};

/** What was sent, with its address. */
export const sent = fn();
/** Keeps what was sent. */
export const note = async (request: Request): Promise<void> =>
  void sent(new URL(request.url).pathname.replace('/api', ''), await request.json());

/** Answers the list as it is now; a write changes it. */
export function list(): { exams: ListedExam[]; answers: ReturnType<typeof filled>[] } {
  const held = { exams: [weekly, words] };
  const answers = [
    filled(WeekExamsDocument, () => ({ exams: held.exams })),
    filled(ExamTemplateOptionsDocument, { examTemplates: [template] }),
  ];
  return Object.assign(held, { answers });
}

/** Opens the menu of an exam and chooses from it. */
export async function choose(canvasElement: HTMLElement, exam: ListedExam, item: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `${exam.name} 메뉴` }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: item }));
}
