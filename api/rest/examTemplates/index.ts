import type { SliceHandlers } from '../_protocol/handler.ts';
import { createExamTemplate, deleteExamTemplate, setTemplateCoreInfo, updateExamTemplate } from './templates.ts';

export const examTemplates: SliceHandlers<'examTemplates'> = {
  createExamTemplate,
  deleteExamTemplate,
  setTemplateCoreInfo,
  updateExamTemplate,
};
