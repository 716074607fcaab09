export { toGrey, shrinkFactor, type GreyImage, type Pixels } from './image/grey.ts';
export type { FieldReading } from './marks/decide.ts';
export { readPage, workingLongSide, type PageReading } from './page/read.ts';
export { layOut, type Layout } from './template/layout.ts';
export {
  InvalidTemplate,
  parseTemplate,
  templateSchema,
  type Template,
  type TemplateInput,
} from './template/template.ts';
