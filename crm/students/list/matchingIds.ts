import { runGql } from '#client/graphql/gqlTransport.ts';
import type { StudentSearch_Bool_Exp } from '#client/generated/graphql/ta.ts';
import { StudentIdsDocument } from '../generated/graphql.ts';

/** The most ids of one query. */
const page = 10_000;

/** The students who are active now. */
export const activeStudents: StudentSearch_Bool_Exp = { isActive: { _eq: true } };

/** The ids of all `total` matching students, fetched page by page. */
export async function matchingIds(where: StudentSearch_Bool_Exp, total: number): Promise<ReadonlySet<string>> {
  const offsets = Array.from({ length: Math.ceil(total / page) }, (_, at) => at * page);
  const pages = await Promise.all(offsets.map((offset) => runGql(StudentIdsDocument, { where, offset }, {})));
  return new Set(pages.flatMap(({ studentSearch }) => studentSearch.map(({ studentId }) => studentId)));
}
