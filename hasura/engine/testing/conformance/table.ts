import type { Case } from './cases.ts';
import type { Outcome } from './run.ts';

/** How many cases of each group passed, what failed, and how many error messages were the same, as text. */
export function tableOf(title: string, outcomes: ReadonlyMap<Case, Outcome>): string {
  const groups = Map.groupBy(outcomes, ([{ group }]) => group);
  const lines = [...groups].map(([group, list]) => {
    const passed = list.filter(([, outcome]) => outcome.passed).length;
    return `${group.padEnd(22)}${`${passed}/${list.length}`.padStart(8)}`;
  });
  const all = [...outcomes.values()];
  const sum = (key: 'errors' | 'sameMessages') => all.reduce((total, outcome) => total + outcome[key], 0);
  const passed = all.filter((outcome) => outcome.passed).length;
  return [
    `Hasura's own cases on ${title}`,
    ...lines,
    `${'all'.padEnd(22)}${`${passed}/${all.length}`.padStart(8)}`,
    `${'same error message'.padEnd(22)}${`${sum('sameMessages')}/${sum('errors')}`.padStart(8)}`,
    ...[...outcomes].filter(([, { passed: ok }]) => !ok).map(([{ path }, { reason }]) => `  ${path}: ${reason}`),
  ].join('\n');
}
