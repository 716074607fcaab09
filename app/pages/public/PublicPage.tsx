import type { ReactNode } from 'react';
import { ACADEMY, ACADEMY_NAME, ACADEMY_PHONE } from '#client/page/academy.ts';
import { useGql } from '#client/graphql/gql.ts';
import { landingPath, useSession } from '#client/session/session.ts';
import { Brand, ButtonLink, formatPhone, Link, PublicFrame } from '#ui-kit';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { paths } from '../../paths.ts';
import { TermsListDocument } from '../generated/graphql.ts';
import css from './PublicPage.module.css';

export interface PublicPageProps {
  /** The document title; without it the academy's name. @default undefined */
  title?: string;
  children: ReactNode;
}

/** The frame of public pages: sign-in link, board, terms. */
export function PublicPage({ title, children }: PublicPageProps) {
  const { auth } = useSession();
  const terms = useGql(TermsListDocument, {});
  return (
    <PublicFrame
      brand={<Brand {...ACADEMY} />}
      actions={
        <>
          <ButtonLink variant="quiet" href={paths.board}>
            게시판
          </ButtonLink>
          <ButtonLink variant="primary" href={auth ? landingPath(auth) : paths.login}>
            {auth ? '내 화면' : '로그인'}
          </ButtonLink>
        </>
      }
      footer={
        <div className={css.footer}>
          <span>{ACADEMY_NAME}</span>
          {ACADEMY_PHONE && <Link href={`tel:${ACADEMY_PHONE}`}>{formatPhone(ACADEMY_PHONE)}</Link>}
          {terms.data?.terms.map(({ id, title: name }) => (
            <Link key={id} href={paths.terms(id)}>
              {name}
            </Link>
          ))}
        </div>
      }
    >
      {title ? <PageTitle>{title}</PageTitle> : <title>{ACADEMY_NAME}</title>}
      {children}
    </PublicFrame>
  );
}
