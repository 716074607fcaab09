import { inUseByStudents } from '../_protocol/problem/inUse.ts';
import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  word_test_plans_run: [422, 'invalid-value', '마지막 단어는 첫 단어와 같거나 그 뒤여야 합니다.', 'toSequence'],
  word_test_plans_target_within: [422, 'invalid-value', '통과 기준은 문항 수를 넘을 수 없습니다.', 'targetCount'],
  word_test_plans_time_limit_range: [422, 'invalid-value', '제한 시간은 10초–2시간이어야 합니다.', 'timeLimitSeconds'],
  word_test_plans_closes_later: [422, 'invalid-value', '종료 일시는 시작 일시보다 뒤여야 합니다.', 'closesAt'],
  word_test_plans_words: [
    422,
    'too-few-words',
    ({ words }: { words: number }) => `그 범위에 단어가 ${words}개뿐입니다. 범위를 넓히거나 문항을 줄여 주세요.`,
    'questionCount',
  ],
  word_test_plans_choices: [
    422,
    'too-few-words',
    '4지선다는 단어장에 서로 다른 답이 4개 이상 있어야 합니다. 쓰기로 내거나 단어를 더 넣어 주세요.',
    'kind',
  ],
  word_test_plans_begun: [
    409,
    'begun',
    '이미 시작한 학생이 있어 범위, 문항과 채점 기준은 바꿀 수 없습니다. 이름, 통과 기준, 시간과 횟수는 바꿀 수 있습니다.',
  ],
  word_test_plans_in_use: inUseByStudents('이미 시작한 학생이 있는 단어 시험은 삭제할 수 없습니다'),
  word_tests_plan_id_fkey: [409, 'in-use', '이미 시작한 학생이 있는 단어 시험은 삭제할 수 없습니다.'],
  word_test_plans_deck_id_fkey: [
    409,
    'in-use',
    '단어 시험에 쓰인 단어장은 삭제할 수 없습니다. 단어장을 비공개로 바꿔 주세요.',
  ],
  word_test_plans_weekly_lecture_id_fkey: [
    409,
    'in-use',
    '단어 시험이 있는 주차는 삭제할 수 없습니다. 시험을 먼저 삭제해 주세요.',
  ],
  word_tests_printed: [409, 'printed', '종이로 보는 시험입니다. 학원에서 시험지를 받아 봅니다.'],
  word_tests_not_yet: [409, 'not-yet', '아직 열리지 않은 시험입니다.'],
  word_tests_closed: [409, 'closed', '닫힌 시험입니다. 선생님께 물어보세요.'],
  word_tests_reached: [409, 'reached', '이미 통과한 시험입니다.'],
  word_tests_attempts_used: [
    409,
    'attempts-used',
    ({ attempts }: { attempts: number }) => `${attempts}번 모두 응시했습니다. 선생님께 물어보세요.`,
  ],
  word_tests_other_open: [409, 'other-open', '보고 있는 다른 단어 시험이 있습니다. 그 시험을 먼저 마쳐 주세요.'],
};
