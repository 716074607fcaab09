import type { SliceHandlers } from '../handler.ts';
import { createExamTemplate, deleteExamTemplate, setTemplateCoreInfo, updateExamTemplate } from './templates.ts';

export const examTemplates: SliceHandlers<'examTemplates'> = {
  createExamTemplate,
  deleteExamTemplate,
  setTemplateCoreInfo,
  updateExamTemplate,
};
