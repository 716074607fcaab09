import { useGql } from '#client/graphql/gql.ts';
import { LectureTermDocument, type LectureTermQuery } from '../generated/graphql.ts';

/** The first and last day of the term of a lecture; undefined while none is chosen, or until they are read. */
export function useLectureTerm(id: string | null): LectureTermQuery['lectures_by_pk'] | undefined {
  return useGql(LectureTermDocument, { id: id ?? '' }, { enabled: id !== null }).data?.lectures_by_pk;
}
