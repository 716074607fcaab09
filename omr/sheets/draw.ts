import { PDFDocument, type PDFEmbeddedPage } from '@cantoo/pdf-lib';
import type { Template } from '../template/template.ts';
import { arrange, type SheetPage } from './arrange.ts';
import { InvalidExam, type Exam } from './exam.ts';
import { fillBubble, paintBubbles } from './paint/bubbles.ts';
import { paintCode } from './paint/code.ts';
import { embedLogo } from './paint/logo.ts';
import { nameLine, paintHeading, type NameLine } from './paint/heading.ts';
import { paintMarks } from './paint/marks.ts';
import { paintPanels } from './paint/panels.ts';
import { embedFonts, Pen, type FontFiles, type Fonts } from './paint/pen.ts';
import { checkStudents, type Student } from './students.ts';
import { templateOf } from './templates.ts';

export interface DrawOptions {
  fonts: FontFiles;
  /** A PNG for the head of an exam's sheets. */
  logo?: Uint8Array | undefined;
  /** Called after each student's sheet. */
  progress?: ((done: number, of: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** One page of a sheet: the content of every copy, and the positions of a student's own data. */
interface Form {
  template: Template;
  /** Millimetres in a unit of the template. */
  unit: number;
  paint: (pen: Pen) => void;
  name: NameLine;
  page?: SheetPage;
}

const blank: Student = { name: '', number: '', group: '' };

/**
 * Draws an exam's sheets: one for each student with name and number filled in, or a single blank one.
 * @throws InvalidStudents, InvalidExam
 */
export function drawExam(exam: Exam, students: readonly Student[], options: DrawOptions): Promise<Uint8Array> {
  const numbered = students.length > 0 && students.every(({ number }) => number !== '');
  const forms = arrange(exam).map((page): Form => {
    const template = templateOf(exam, page);
    const paint = (pen: Pen) => {
      paintPanels(pen, page);
      paintHeading(pen, exam, page, numbered);
    };
    return { template, unit: 1, paint, name: nameLine(page), page };
  });
  return drawForms(forms, `${exam.title} ${exam.subtitle}`, students, options);
}

/**
 * Draws the sheet templates describe, a page each, with their fields' names beside them.
 * @throws InvalidStudents, InvalidExam
 */
export function drawTemplate(templates: readonly Template[], students: readonly Student[], options: DrawOptions) {
  return drawForms(templates.map(plainForm), templates[0]!.name, students, options);
}

function plainForm(template: Template): Form {
  const { page, fields, name } = template;
  // A template in pixels has no paper size; upright A4 is assumed.
  const unit = page.unit === 'mm' ? 1 : 210 / Math.min(page.width, page.height);
  const size = 2.4 / unit;
  const paint = (pen: Pen) => {
    for (const { id, kind, positions, width = template.bubble.width } of fields) {
      const [x, y] = positions[0]!;
      if (kind === 'choice') pen.text(id, x - width * 0.9, y, { size, align: 'right', grey: 0.35 });
    }
    pen.text(name, page.width / 2, 4 / unit, { size, align: 'center', grey: 0.35 });
  };
  const line = { x: page.width / 4, y: page.height - 4 / unit, width: page.width / 2 };
  return { template, unit, paint, name: line };
}

async function drawForms(
  forms: readonly Form[],
  words: string,
  students: readonly Student[],
  { fonts: files, logo, progress, signal }: DrawOptions,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(words.trim());
  const fonts = await embedFonts(document, files);
  const digits = forms[0]!.template.composites['studentNumber']?.length ?? 0;
  const known = new Set(fonts.regular.getCharacterSet());
  const missing = (text: string) => [...text].filter((letter) => !known.has(letter.codePointAt(0)!)).join('');
  if (missing(words)) throw new InvalidExam(`시험 이름에 인쇄할 수 없는 글자가 있습니다. ‘${missing(words)}’`);
  checkStudents(students, digits, missing);
  // The content that all copies share is drawn once, so 500 copies are hardly larger than one.
  const printed = await document.embedPdf(
    await drawBlank(forms, files, logo),
    forms.map((_, index) => index),
  );
  const copies = students.length > 0 ? students : [blank];
  for (const [index, student] of copies.entries()) {
    // Yields to the event loop from time to time, for a cancel key and the progress display.
    if (index % 20 === 19) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    for (const [at, form] of forms.entries()) addPage(document, form, printed[at]!, fonts, student);
    progress?.(index + 1, copies.length);
  }
  return document.save();
}

async function drawBlank(forms: readonly Form[], files: FontFiles, logo: DrawOptions['logo']): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const fonts = await embedFonts(document, files);
  const sign = await embedLogo(document, logo);
  for (const { template, unit, paint, page } of forms) {
    const pen = new Pen(document.addPage(sizeOf(template, unit)), fonts, unit);
    paint(pen);
    if (sign && page) pen.image(sign, { ...page.paper.logo, x: page.paper.width / 2, align: 'center' });
    paintMarks(pen, template);
    paintBubbles(pen, template, unit);
    if (template.code) paintCode(pen, template.code);
  }
  return document.save();
}

function addPage(document: PDFDocument, form: Form, printed: PDFEmbeddedPage, fonts: Fonts, student: Student) {
  const { template, unit, name, page: sheet } = form;
  const page = document.addPage(sizeOf(template, unit));
  page.drawPage(printed);
  const pen = new Pen(page, fonts, unit);
  const size = (sheet ? 1.35 * sheet.paper.text.body : 3) / unit;
  const words = sheet ? student.name : [student.group, student.name, student.number].filter(Boolean).join('  ');
  if (words) pen.text(words, name.x, name.y, { size: pen.fit(words, name.width, size, true), bold: true });
  if (sheet && student.group) {
    const beside = name.x + name.width + (name.x - sheet.paper.left) + sheet.paper.text.body / 2;
    pen.text(student.group, beside, name.y, { size: pen.fit(student.group, name.width, size) });
  }
  if (!student.number) return;
  const fields = new Map(template.fields.map((field) => [field.id, field]));
  for (const [place, id] of (template.composites['studentNumber'] ?? []).entries()) {
    const field = fields.get(id)!;
    const digit = student.number[place]!;
    fillBubble(pen, template, field, digit);
    if (!sheet) continue;
    const { identity, paper } = sheet;
    const y = identity.y + paper.heading + paper.box / 2;
    pen.text(digit, field.positions[0]![0], y, { size: 0.55 * paper.box, bold: true, align: 'center' });
  }
}

function sizeOf({ page }: Template, unit: number): [number, number] {
  const points = (72 / 25.4) * unit;
  return [page.width * points, page.height * points];
}
