import { useSelect } from '@refinedev/core';
import { LectureOptionsDocument, type LectureOptionsQuery } from './generated/graphql.ts';

type Lecture = LectureOptionsQuery['lectures'][number];

interface LectureOption {
  /** The lecture's id. */
  value: string;
  label: string;
}

/** The running lectures as choices, by name. */
export function useLectureOptions(): readonly LectureOption[] {
  const { options } = useSelect<Lecture, never, Lecture, LectureOption>({
    resource: 'lectures',
    optionLabel: 'name',
    pagination: { mode: 'off' },
    meta: { gqlQuery: LectureOptionsDocument },
  });
  return options;
}
