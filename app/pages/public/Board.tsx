import { useGql } from '#client/graphql/gql.ts';
import { EmptyState, PageHeader, QueryView } from '#ui-kit';
import css from './Board.module.css';
import { publicCategories } from './categories.ts';
import { PublicBoardDocument } from '../generated/graphql.ts';
import { PostList } from './PostList.tsx';
import { PublicPage } from './PublicPage.tsx';

/** /board: the public posts, by kind. */
export default function Board() {
  const query = useGql(PublicBoardDocument, { categories: publicCategories.map(({ id }) => id) });
  return (
    <PublicPage title="게시판">
      <PageHeader title="게시판" />
      <QueryView query={query} rows={4}>
        {({ boardPosts }) =>
          boardPosts.length === 0 ? (
            <EmptyState of="talk" title="아직 올라온 글이 없어요">
              새 공지가 올라오면 여기에 보여요.
            </EmptyState>
          ) : (
            publicCategories.map(({ id, name }) => {
              const posts = boardPosts.filter(({ category }) => category === id);
              return (
                posts.length > 0 && (
                  <section key={id} className={css.section} aria-labelledby={`board-${id}`}>
                    <h2 id={`board-${id}`} className={css.heading}>
                      {name}
                    </h2>
                    <PostList posts={posts} />
                  </section>
                )
              );
            })
          )
        }
      </QueryView>
    </PublicPage>
  );
}
