import { useList } from '@refinedev/core';
import { StudentTagOptionsDocument, type StudentTagOptionsQuery } from './generated/graphql.ts';

/** A tag to choose. */
export type TagOption = StudentTagOptionsQuery['tags'][number];

/** The tags, the most important first; empty while loading. `query` says why there are none yet. */
export function useTagOptions() {
  const { result, query } = useList<TagOption>({
    resource: 'tags',
    pagination: { mode: 'off' },
    meta: { gqlQuery: StudentTagOptionsDocument },
  });
  return { tags: result.data, query };
}
