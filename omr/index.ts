export { toGrey, shrinkFactor, type GreyImage, type Pixels } from './image/grey.ts';
export type { FieldReading } from './marks/decide.ts';
export { UnreadableImage } from './image/unreadable.ts';
export { readSheet, type SheetReading } from './page/identify.ts';
export { readPage, workingLongSide, type PageReading } from './page/read.ts';
export { layOut, type Layout } from './template/layout.ts';
export {
  InvalidTemplate,
  parseTemplate,
  templateSchema,
  type Template,
  type TemplateInput,
} from './template/template.ts';
export { InvalidExam, parseExam, type Exam, type ExamInput } from './sheets/exam.ts';
export { readSheetId, writeSheetId, type SheetId } from './sheets/sheetId.ts';
export { templatesOf } from './sheets/templates.ts';
