import type { Canvas } from '../../bench/canvas.ts';
import { drawExam } from '../../sheets/draw.ts';
import { parseExam, type Exam } from '../../sheets/exam.ts';
import { loadFonts } from '../../sheets/fonts.node.ts';
import { templatesOf } from '../../sheets/templates.ts';
import type { Template } from '../../template/template.ts';
import { answerSheet, printPdf, type Answers } from '../scans.node.ts';
import { dpi } from './paper.ts';

/** A filled answer sheet and what is marked on it. */
export interface FilledSheet {
  canvas: Canvas;
  number: string;
  answers: Answers;
}

/** The exam of the shelf, its only template, and another exam. */
export const exam: Exam = parseExam({ id: 'shelf', title: '단원 평가', questions: 30 });
export const template: Template = templatesOf(exam)[0]!;
export const otherExam: Exam = parseExam({ id: 'other', title: '쪽지 시험', questions: 12 });

/** A printed sheet with a student's number on it, filled in with a pencil. */
export async function fillSheet(number: string, of: Exam = exam): Promise<FilledSheet> {
  const student = { name: '김하늘', number, group: '고2' };
  const [canvas] = await printPdf(await drawExam(of, [student], { fonts: await loadFonts() }), dpi);
  const answers = answerSheet(canvas!, templatesOf(of)[0]!, Number(number.slice(-3)), true);
  return { canvas: canvas!, number, answers };
}
