import { useGql } from '#client/graphql/gql.ts';
import { addDays, todayInSeoul } from '#ui-kit';
import { ScoresChangedSinceDocument } from '../generated/graphql.ts';
import { isWritten } from './gradeFilters.ts';
import type { GradebookData } from '../grades.ts';

/** The students with a score that was changed since yesterday; undefined while loading. */
export function useChangedSince({ exams }: GradebookData, isAsked: boolean): ReadonlySet<string> | undefined {
  const owners = new Map(
    isAsked
      ? exams.flatMap(({ scores }) =>
          scores.flatMap(({ id, studentId, attempts }) =>
            [id, ...attempts.map((attempt) => attempt.id)].map((rowId) => [rowId, studentId] as const),
          ),
        )
      : [],
  );
  const since = `${addDays(todayInSeoul(), -1)}T00:00:00+09:00`;
  const { data } = useGql(
    ScoresChangedSinceDocument,
    { ids: [...owners.keys()], since },
    { requestPolicy: 'network-only', enabled: isAsked },
  );
  if (!isAsked || !data) return undefined;
  return new Set(data.auditLog.filter(isWritten).flatMap(({ rowId }) => owners.get(rowId) ?? []));
}
