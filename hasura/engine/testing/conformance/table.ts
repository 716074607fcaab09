import type { Case } from './cases.ts';
import type { Outcome } from './run.ts';

/** How many cases of each group passed, what failed, and which errors are others, as text. */
export function tableOf(title: string, outcomes: ReadonlyMap<Case, Outcome>): string {
  const groups = Map.groupBy(outcomes, ([{ group }]) => group);
  const lines = [...groups].map(([group, list]) => {
    const passed = list.filter(([, outcome]) => outcome.passed).length;
    return `${group.padEnd(22)}${`${passed}/${list.length}`.padStart(8)}`;
  });
  const all = [...outcomes.values()];
  const errors = all.reduce((total, outcome) => total + outcome.errors, 0);
  const others = [...outcomes].flatMap(([{ path }, { otherErrors }]) => otherErrors.map((one) => `  ${path}: ${one}`));
  const passed = all.filter((outcome) => outcome.passed).length;
  return [
    `Hasura's own cases on ${title}`,
    ...lines,
    `${'all'.padEnd(22)}${`${passed}/${all.length}`.padStart(8)}`,
    `${'same error'.padEnd(22)}${`${errors - others.length}/${errors}`.padStart(8)}`,
    ...[...outcomes].filter(([, { passed: ok }]) => !ok).map(([{ path }, { reason }]) => `  ${path}: ${reason}`),
    ...others,
  ].join('\n');
}
