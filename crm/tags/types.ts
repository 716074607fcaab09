import type { TagListQuery } from './generated/graphql.ts';

/** A tag as the list's query returns it. */
export type Tag = TagListQuery['tags'][number];
