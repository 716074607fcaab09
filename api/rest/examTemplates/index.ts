import type { Slice } from '../_protocol/slice.ts';
import { createExamTemplate, deleteExamTemplate, setTemplateCoreInfo, updateExamTemplate } from './templates.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'examTemplates'> = {
  handlers: {
    createExamTemplate,
    deleteExamTemplate,
    setTemplateCoreInfo,
    updateExamTemplate,
  },
  refusals,
};
