import { useDeferredValue } from 'react';
import { useListBoardPosts } from '#client/generated/rest/board.ts';
import { StatusChip, Note } from '#ui-kit';
import { RowLinks } from '../../shared/page/RowLinks.tsx';
import { paths } from '../paths.ts';

/** Questions that resemble what is being typed, so that one need not wait for an answer that exists. */
export function SimilarQuestions({ words }: { words: string }) {
  const asked = useDeferredValue(words).slice(0, 200);
  const { data } = useListBoardPosts(
    { words: asked, limit: 3 },
    { query: { enabled: asked.length >= 4, placeholderData: (before) => before, staleTime: 60_000 } },
  );
  if (asked.length < 4 || !data || data.posts.length === 0) return null;
  return (
    <section aria-label="비슷한 질문">
      <Note>비슷한 질문이 있어요. 먼저 읽어 보세요.</Note>
      <RowLinks
        rows={data.posts.map(({ id, title, excerpt, isAnswered, category }) => ({
          id,
          href: paths.post(id),
          title,
          note: excerpt.slice(0, 60),
          end: isAnswered || category === 'FAQ' ? <StatusChip tone="positive">답변 있음</StatusChip> : undefined,
        }))}
      />
    </section>
  );
}
