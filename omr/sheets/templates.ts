import { parseTemplate, type Template } from '../template/template.ts';
import { arrange, type SheetPage } from './arrange.ts';
import type { Exam } from './exam.ts';
import { writeSheetId } from './sheetId.ts';

/** The templates an exam's sheets are read with, one a page. */
export function templatesOf(exam: Exam): Template[] {
  return arrange(exam).map((page) => templateOf(exam, page));
}

/** The template of one page. */
export function templateOf(exam: Exam, page: SheetPage): Template {
  const { paper, identity, panels, code } = page;
  const { width, height, mark, orientation, bubble } = paper;
  const { size, inset } = mark;
  const corners = [
    [inset, inset],
    [width - inset, inset],
    [width - inset, height - inset],
    [inset, height - inset],
  ] as const;
  return parseTemplate({
    name: page.of > 1 ? `${exam.title} (${page.number}/${page.of})` : exam.title,
    page: { width, height, unit: 'mm' },
    registration: {
      kind: 'square',
      points: corners.map(([x, y]) => ({ x, y, size })),
      orientation: { x: inset + orientation.fromMark, y: inset, size: orientation.size },
    },
    bubble: { shape: 'ellipse', ...bubble },
    fields: [identity, ...panels].flatMap(({ fields }) => fields),
    composites: { studentNumber: identity.fields.map(({ id }) => id) },
    code: { ...code, text: writeSheetId({ exam: exam.id, page: page.number }) },
  });
}
