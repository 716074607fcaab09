import { invalid } from '../../../http/problem.ts';
import type { Plan } from './plan/plan.ts';

/** The part of a plan with these keys, separated by commas; without them all that is new. Throws 400. */
export function chooseSteps(plan: Plan, keys: string | undefined): Plan {
  const fresh = {
    lectures: plan.lectures.filter(({ report }) => report.kind === 'NEW'),
    enrollments: plan.enrollments.filter(({ report }) => report.kind === 'NEW'),
  };
  if (keys === undefined) return fresh;
  const wanted = new Set(keys.split(',').filter((key) => key !== ''));
  const isWanted = ({ report }: { report: { key: string } }): boolean => wanted.has(report.key);
  const chosen = { lectures: fresh.lectures.filter(isWanted), enrollments: fresh.enrollments.filter(isWanted) };
  if (chosen.lectures.length + chosen.enrollments.length < wanted.size) {
    refuse('고른 것 중 등록할 수 없는 행이 있습니다. 미리보기를 다시 해 주세요.');
  }
  const made = new Set(chosen.lectures.map(({ report }) => report.key));
  const stray = chosen.enrollments.find(({ lecture }) => lecture?.id === null && !made.has(lecture.key));
  if (stray)
    refuse(`${stray.report.row}행의 ‘${stray.report.lecture}’ 강의를 고르지 않았습니다. 강의를 함께 골라 주세요.`);
  return chosen;
}

function refuse(message: string): never {
  throw invalid([{ field: 'rows', message }]);
}
