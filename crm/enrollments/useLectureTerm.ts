import { useSelect } from '@refinedev/core';
import { LectureOptionsDocument } from '../lectures/parts.ts';

interface Lecture {
  id: string;
  startsOn: string | null;
  endsOn: string | null;
}

/** The first and last day of the term of a lecture that can be chosen; undefined while none is. It asks what the list to choose from asks. */
export function useLectureTerm(id: string | null): Omit<Lecture, 'id'> | undefined {
  const { query } = useSelect<Lecture>({
    resource: 'lectures',
    optionLabel: 'id',
    pagination: { mode: 'off' },
    meta: { gqlQuery: LectureOptionsDocument },
  });
  return query.data?.data.find((lecture) => lecture.id === id);
}
