import { useSelect, type HttpError } from '@refinedev/core';
import { LectureOptionsDocument, type LectureOptionsQuery } from './generated/graphql.ts';

type Lecture = LectureOptionsQuery['lectures'][number];

/** A lecture to choose. */
export interface LectureOption {
  /** Its id. */
  value: string;
  /** Its name. */
  label: string;
}

/** The active lectures as options, by name; empty while loading. */
export function useLectureOptions(): LectureOption[] {
  return useSelect<Lecture, HttpError, Lecture, LectureOption>({
    resource: 'lectures',
    optionLabel: 'name',
    pagination: { mode: 'off' },
    meta: { gqlQuery: LectureOptionsDocument },
  }).options;
}
