import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  retention_settings_legal_minimum: [
    409,
    'legal-minimum',
    '5년보다 짧게 정하려면 영수증과 장부를 따로 보관하고 있어야 합니다.',
    'receiptsKeptElsewhere',
  ],
  retention_runs_open_key: [409, 'run-open', '진행 중인 파기가 있습니다. 끝내거나 멈춘 뒤에 다시 해 주세요.'],
  retention_runs_ended: [409, 'run-ended', '이미 끝난 파기입니다.'],
  retention_runs_unknown: [404, 'not-found', '없는 파기 기록입니다.'],
  retention_changed: [
    409,
    'retention-changed',
    ({ expected, found }: { expected: number; found: number }) =>
      `미리 본 뒤에 대상이 ${expected}명에서 ${found}명으로 바뀌었습니다. 목록을 다시 확인해 주세요.`,
  ],
  retention_nothing: [409, 'nothing-due', '보관 기간이 지난 학생이 없습니다.'],
  retention_nothing_to_take_back: [409, 'nothing-to-take-back', '되돌릴 수 있는 학생이 없습니다.'],
};
