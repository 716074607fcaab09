import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { isUuid } from '#client/isUuid.ts';
import { ButtonLink, EmptyState, formatDay, FormulaText, QueryView, RichText, dayInSeoul } from '#ui-kit';
import { paths } from '../../paths.ts';
import { Article } from './Article.tsx';
import css from './BoardPost.module.css';
import { categoryName } from './categories.ts';
import { PublicBoardPostDocument } from '../generated/graphql.ts';
import { PublicPage } from './PublicPage.tsx';

const list = <ButtonLink href={paths.board}>게시판 목록</ButtonLink>;

/** /board/:id: one post. */
export default function BoardPost() {
  const { id = '' } = useParams();
  return <PublicPage title="게시판">{isUuid(id) ? <Post id={id} /> : <NoPost />}</PublicPage>;
}

function Post({ id }: { id: string }) {
  const query = useGql(PublicBoardPostDocument, { id });
  return (
    <QueryView query={query} rows={4}>
      {({ boardPosts_by_pk: post }) =>
        post ? (
          <>
            <Article
              title={post.title}
              meta={`${categoryName(post.category)} · ${formatDay(dayInSeoul(post.createdAt))}`}
              body={<PostText body={post.body} content={post.content} />}
            />
            <p className={css.back}>{list}</p>
          </>
        ) : (
          <NoPost />
        )
      }
    </QueryView>
  );
}

/** A document with its formatting, or plain words of which line breaks are kept; formulas are drawn in both. */
function PostText({ body, content }: { body: string; content: unknown }) {
  return content === null || content === undefined ? (
    <FormulaText>{body}</FormulaText>
  ) : (
    <RichText document={content} />
  );
}

function NoPost() {
  return (
    <EmptyState of="gone" title="글을 찾을 수 없어요" action={list}>
      삭제되었거나 공개되지 않은 글이에요.
    </EmptyState>
  );
}
