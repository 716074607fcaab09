import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  exam_templates_name_key: [409, 'duplicate-name', '이 강의에 같은 이름의 시험 양식이 이미 있습니다.', 'name'],
  exam_templates_name_form: [422, 'invalid-value', '시험 이름은 1–60자여야 합니다.', 'name'],
  exam_templates_cutline_range: [422, 'invalid-value', '커트라인은 0점 이상이어야 합니다.', 'cutline'],
  exam_templates_cutline_within_total: [
    422,
    'invalid-value',
    ({ cutline, total }: { cutline: number; total: number }) => `커트라인 ${cutline}점이 만점 ${total}점보다 높습니다.`,
    'cutline',
  ],
  exam_templates_total_points_range: [422, 'invalid-value', '만점은 0점보다 크고 1,000점까지입니다.', 'totalPoints'],
};
