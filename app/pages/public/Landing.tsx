import type { ReactNode } from 'react';
import { ACADEMY_NAME, ACADEMY_PHONE } from '#client/page/academy.ts';
import { useGql } from '#client/graphql/gql.ts';
import { landingPath, useSession } from '#client/session/session.ts';
import { ButtonLink, EmptyState, formatPhone, Link, QueryView, Stack, Note } from '#ui-kit';
import { paths } from '../../paths.ts';
import { LandingDocument, type LandingQuery } from '../generated/graphql.ts';
import { InquiryForm } from './InquiryForm.tsx';
import css from './Landing.module.css';
import { OpenLectures } from './OpenLectures.tsx';
import { PostList } from './PostList.tsx';
import { PublicPage } from './PublicPage.tsx';
import { teachersOf } from './teachersOf.ts';

type Page = LandingQuery['landingPages'][number];

/** /: what managers wrote about the academy, open lectures, notices, a visitor's wish. Decent where nothing was written yet. */
export default function Landing() {
  const query = useGql(LandingDocument, {});
  const page = query.data?.landingPages[0];
  return (
    <PublicPage>
      <Hero page={page} />
      <QueryView query={query} rows={4}>
        {({ landingPages: [shown], openLectures, boardPosts }) => (
          <>
            {openLectures.length > 0 && (
              <Part id="lectures" title="모집 중인 강의">
                <OpenLectures lectures={openLectures} />
              </Part>
            )}
            {shown && <Teachers page={shown} />}
            {shown?.showsNotices !== false && <News posts={boardPosts} />}
            {shown?.takesInquiries && (
              <Part id="inquiry" title="상담 신청">
                <InquiryForm lectures={openLectures} />
              </Part>
            )}
            {shown && <Place page={shown} />}
          </>
        )}
      </QueryView>
    </PublicPage>
  );
}

function Hero({ page }: { page: Page | undefined }) {
  const { auth } = useSession();
  return (
    <section className={css.hero}>
      <Stack gap={14}>
        <h1 className={css.name}>{page?.heroTitle || ACADEMY_NAME}</h1>
        <p className={css.lead}>{page?.heroText || '다음 수업, 출결, 공지를 한곳에서 확인하세요.'}</p>
        <div className={css.ways}>
          <ButtonLink variant="primary" href={auth ? landingPath(auth) : paths.login}>
            {auth ? `${auth.name}님 화면으로` : '로그인'}
          </ButtonLink>
          {!auth && <Link href={paths.findPassword}>비밀번호를 잊으셨나요?</Link>}
        </div>
      </Stack>
      {page?.pictureId && (
        <img className={css.picture} src={`/api/landing-picture/${page.pictureId}`} alt={page.pictureWords} />
      )}
    </section>
  );
}

function Teachers({ page }: { page: Page }) {
  const teachers = teachersOf(page.teachers);
  if (teachers.length === 0) return null;
  return (
    <Part id="teachers" title="선생님">
      <ul role="list" className={css.teachers}>
        {teachers.map(({ name, subject, words }, at) => (
          <li key={at} className={css.teacher}>
            <p className={css.teacherName}>{name}</p>
            {subject !== '' && <Note>{subject}</Note>}
            {words !== '' && <p className={css.about}>{words}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function News({ posts }: { posts: LandingQuery['boardPosts'] }) {
  return (
    <Part id="news" title="학원 소식" more={<Link href={paths.board}>게시판 전체 보기</Link>}>
      {posts.length === 0 ? (
        <EmptyState of="talk" title="새 소식이 없어요">
          공지가 올라오면 여기에 보여요.
        </EmptyState>
      ) : (
        <PostList posts={posts} />
      )}
    </Part>
  );
}

function Place({ page: { address, phone, hours } }: { page: Page }) {
  const number = ACADEMY_PHONE || (phone ?? '');
  if (address === '' && number === '' && hours === '') return null;
  return (
    <Part id="place" title="오시는 길">
      <address className={css.place}>
        {address !== '' && (
          <p>
            {address} <Link href={`https://map.kakao.com/?q=${encodeURIComponent(address)}`}>지도에서 보기</Link>
          </p>
        )}
        {number !== '' && (
          <p>
            전화 <Link href={`tel:${number}`}>{formatPhone(number)}</Link>
          </p>
        )}
        {hours !== '' && <p className={css.hours}>{hours}</p>}
      </address>
    </Part>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** Beside the title. @default undefined */
  more?: ReactNode;
  children: ReactNode;
}

function Part({ id, title, more, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={css.part}>
      <div className={css.head}>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
