import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  exam_templates_cutline_within_total: [
    422,
    'invalid-value',
    ({ cutline, total }: { cutline: number; total: number }) => `커트라인 ${cutline}점이 만점 ${total}점보다 높습니다.`,
    'cutline',
  ],
};
