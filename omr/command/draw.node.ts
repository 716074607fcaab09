import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { drawExam, drawTemplate, type DrawOptions } from '../sheets/draw.ts';
import { parseExam } from '../sheets/exam.ts';
import { loadFonts } from '../sheets/fonts.node.ts';
import { parseStudents } from '../sheets/students.ts';
import { templatesOf } from '../sheets/templates.ts';
import { cancelOnInterrupt, createProgress } from './progress.node.ts';
import { loadTemplates } from './templates.node.ts';

export const drawUsage = `npm run omr -- draw (--exam E.json | --template T.json) --out sheets.pdf [--students students.csv]
                    [--save-template T.json] [--quiet]
  Draws answer sheets: one for each student of the list, or a blank one. --save-template writes what they are read with.`;

/** Runs `omr draw`; returns the exit code: 0 when the PDF was written, 130 when it was cancelled. */
export async function runDraw(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      exam: { type: 'string' },
      template: { type: 'string' },
      students: { type: 'string' },
      out: { type: 'string' },
      'save-template': { type: 'string' },
      quiet: { type: 'boolean', default: false },
    },
  });
  const { exam: examFile, template: templateFile, students: studentsFile, out, quiet } = values;
  if (!out || !examFile === !templateFile) throw new TypeError(drawUsage);
  const students = studentsFile ? parseStudents(await readFile(studentsFile)) : [];
  const progress = createProgress(quiet);
  const { signal, release } = cancelOnInterrupt();
  const options: DrawOptions = {
    fonts: await loadFonts(),
    signal,
    progress: (done, of) => progress.tell(`${done}/${of} sheets`),
  };
  try {
    const exam = examFile ? parseExam(JSON.parse(await readFile(examFile, 'utf8'))) : undefined;
    const templates = exam ? templatesOf(exam) : await loadTemplates([templateFile!]);
    const pdf = exam ? await drawExam(exam, students, options) : await drawTemplate(templates, students, options);
    await writeFile(out, pdf);
    const target = values['save-template'];
    if (target)
      await writeFile(target, `${JSON.stringify(templates.length > 1 ? templates : templates[0], null, 1)}\n`);
    progress.end(`${Math.max(1, students.length)} sheets of ${templates.length} pages: ${out}`);
    return 0;
  } catch (error) {
    if (!signal.aborted) throw error;
    progress.end('cancelled; nothing was written');
    return 130;
  } finally {
    release();
  }
}
