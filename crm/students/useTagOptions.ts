import { useList } from '@refinedev/core';
import { StudentTagOptionsDocument, type StudentTagOptionsQuery } from './generated/graphql.ts';

/** A tag to choose. */
export type TagOption = StudentTagOptionsQuery['tags'][number];

/** The tags, the most important first; empty while loading. */
export function useTagOptions(): TagOption[] {
  return useList<TagOption>({
    resource: 'tags',
    pagination: { mode: 'off' },
    meta: { gqlQuery: StudentTagOptionsDocument },
  }).result.data;
}
