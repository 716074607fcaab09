import type { BoardDeskQuery, BoardRepliesQuery, PublicPostsQuery, QuestionDeskQuery } from './generated/graphql.ts';

export type { QuestionRowFragment as QuestionRow } from './generated/graphql.ts';
export type Question = NonNullable<QuestionDeskQuery['boardPosts_by_pk']>;
export type Answer = Question['answers'][number];
export type PublicPost = PublicPostsQuery['boardPosts'][number];
export type Reply = BoardRepliesQuery['boardReplies'][number];
export type DeskSettings = BoardDeskQuery['boardSettings'][number];

/** A plain text as a document, a paragraph a line. */
export function documentOf(text: string) {
  const lines = text.split('\n');
  const content = lines.map((line) =>
    line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] },
  );
  return { type: 'doc' as const, content };
}

/** Those whom a question can be handed to, for a select. */
export const staffOptions = (desk: BoardDeskQuery | undefined) =>
  (desk?.staff ?? []).flatMap(({ id, name }) => (id && name ? [{ value: id, label: name }] : []));
