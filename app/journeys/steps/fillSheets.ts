import { chain } from '#omr/bench/distort.ts';
import { drawMark } from '#omr/bench/marks.ts';
import { takePen } from '#omr/bench/pens.ts';
import { createRandom } from '#omr/bench/random.ts';
import { rotate, shift } from '#omr/bench/shape.ts';
import { noise } from '#omr/bench/light.ts';
import type { Canvas } from '#omr/bench/canvas.ts';
import { parseExam } from '#omr/sheets/exam.ts';
import { templatesOf } from '#omr/sheets/templates.ts';
import type { Template } from '#omr/template/template.ts';
import { answerSheet, printPdf, scanToPdf, type Answers } from '#omr/testing/scans.node.ts';

/** Scanned pages of sheets, and the answers on each by field. */
export interface Scan {
  pdf: Buffer;
  answers: Answers[];
}

const dpi = 150;

/**
 * Prints a PDF of sheets with a student's number on each, answers every question with a pencil, and scans the pages a little crooked
 * and dirty. On the second page question 1 is marked twice, on the third the last digit of the number.
 */
export async function fillSheets(
  pdf: Uint8Array,
  title: string,
  questions: readonly ('choice' | 'number')[],
): Promise<Scan> {
  const kinds = questions.map((kind) => (kind === 'choice' ? { kind, choices: 5 } : { kind, digits: 4 }));
  // The layout does not depend on the id in the code.
  const [template] = templatesOf(parseExam({ id: 'journey', title, questions: kinds }));
  if (!template) throw new Error('an exam has a page');
  const printed = await printPdf(pdf, dpi);
  const answers = printed.map((canvas, at) => answerSheet(canvas, template, at + 1, true));
  markAgain(printed[1], template, 'q1', answers[1]?.q1);
  markAgain(printed[2], template, template.composites.studentNumber?.at(-1) ?? '', undefined);
  const scanned = printed.map((canvas, at) => {
    const random = createRandom(100 + at);
    return chain(rotate(0.3, 1.2), shift(3), noise(4))(canvas, dpi / 25.4, random);
  });
  return { pdf: Buffer.from(await scanToPdf(scanned)), answers };
}

/** Marks another option of a field than the marked one; if that is unknown, marks two. */
function markAgain(canvas: Canvas | undefined, template: Template, id: string, marked: string | undefined): void {
  const field = template.fields.find((one) => one.id === id);
  if (!canvas || !field) throw new Error(`no field ${id}`);
  const random = createRandom(7);
  const others = field.options.flatMap((option, at) => (option === marked ? [] : [at]));
  for (const option of marked === undefined ? others.slice(0, 2) : others.slice(0, 1)) {
    const [x, y] = field.positions[option]!;
    drawMark(
      canvas,
      { x, y, ...template.bubble },
      'full',
      takePen('pencil', random),
      canvas.width / template.page.width,
      random,
    );
  }
}
