import { invalid } from '../../../../http/problem.ts';
import type { Step } from '../plan.ts';

/** The steps of the chosen row numbers, separated by commas; without them all new and changed ones. Throws 400. */
export function chooseSteps(steps: readonly Step[], rows: string | undefined): Step[] {
  if (rows === undefined) return steps.filter(writes);
  const numbers = new Set(rows.split(',').map((number) => number.trim()));
  const chosen = steps.filter(({ report }) => numbers.has(String(report.row)));
  if (chosen.length < numbers.size) refuse('고른 행 중 명단에 없는 행이 있습니다. 미리보기를 다시 해 주세요.');
  const refused = chosen
    .filter(({ report }) => ['REFUSED', 'DUPLICATE', 'LEFT_OUT'].includes(report.kind))
    .map(({ report }) => `${report.row}행`);
  if (refused.length > 0) refuse(`아직 등록할 수 없는 행을 골랐습니다: ${refused.slice(0, 10).join(', ')}`);
  return chosen.filter(writes);
}

function writes({ report }: Step): boolean {
  return report.kind === 'NEW' || report.kind === 'CHANGED';
}

function refuse(message: string): never {
  throw invalid([{ field: 'rows', message }]);
}
