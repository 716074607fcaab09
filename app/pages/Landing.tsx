import { ACADEMY_NAME } from '#client/page/academy.ts';
import { useGql } from '#client/graphql/gql.ts';
import { landingPath, useSession } from '#client/session/session.ts';
import { ButtonLink, EmptyState, Link, QueryView } from '#ui-kit';
import { paths } from '../paths.ts';
import { PublicBoardDocument } from './generated/graphql.ts';
import css from './Landing.module.css';
import { PostList } from './PostList.tsx';
import { PublicPage } from './PublicPage.tsx';

/** How many notices the first page shows. */
const NEWEST = 5;

/** /: the academy's name, the sign-in link, its newest notices. */
export default function Landing() {
  const { auth } = useSession();
  const query = useGql(PublicBoardDocument, { categories: ['NOTICE'] });
  return (
    <PublicPage>
      <section className={css.hero}>
        <h1 className={css.name}>{ACADEMY_NAME}</h1>
        <p className={css.lead}>다음 수업, 출결, 공지를 한곳에서 확인하세요.</p>
        <div className={css.ways}>
          <ButtonLink variant="primary" href={auth ? landingPath(auth) : paths.login}>
            {auth ? `${auth.name}님 화면으로` : '로그인'}
          </ButtonLink>
          {!auth && <Link href={paths.findPassword}>비밀번호를 잊으셨나요?</Link>}
        </div>
      </section>
      <section aria-labelledby="news">
        <div className={css.newsHead}>
          <h2 id="news" className={css.heading}>
            학원 소식
          </h2>
          <Link href={paths.board}>게시판 전체 보기</Link>
        </div>
        <QueryView query={query} rows={4}>
          {({ boardPosts }) =>
            boardPosts.length === 0 ? (
              <EmptyState title="새 소식이 없습니다">공지가 올라오면 여기에 보입니다.</EmptyState>
            ) : (
              <PostList posts={boardPosts.slice(0, NEWEST)} />
            )
          }
        </QueryView>
      </section>
    </PublicPage>
  );
}
