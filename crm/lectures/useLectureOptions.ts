import { useSelect, type HttpError } from '@refinedev/core';
import { useMemo } from 'react';
import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { LectureOptionsDocument, type LectureOptionsQuery } from './generated/graphql.ts';

type Lecture = LectureOptionsQuery['lectures'][number];

/** A lecture to choose. */
export interface LectureOption {
  /** Its id. */
  value: string;
  /** Its name. */
  label: string;
}

/** The active lectures as options, by name as people count; empty while loading. */
export function useLectureOptions(): LectureOption[] {
  const { options } = useSelect<Lecture, HttpError, Lecture, LectureOption>({
    resource: 'lectures',
    optionLabel: 'name',
    pagination: { mode: 'off' },
    meta: { gqlQuery: LectureOptionsDocument },
  });
  return useMemo(() => options.toSorted(byNameOf(({ label }) => label)), [options]);
}
