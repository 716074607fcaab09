import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, EmptyState, formatDay, QueryView, RichText } from '#ui-kit';
import { paths } from '../paths.ts';
import { Article } from './public/Article.tsx';
import { TermsDocument } from './generated/graphql.ts';
import { PublicPage } from './public/PublicPage.tsx';

/** /terms/:id: the terms of use, the privacy policy, in the version in force. */
export default function Terms() {
  const { id = '' } = useParams();
  const query = useGql(TermsDocument, { id });
  return (
    <PublicPage title={query.data?.terms_by_pk?.title ?? '약관'}>
      <QueryView query={query} rows={4}>
        {({ terms_by_pk: terms }) => {
          const [current] = terms?.versions ?? [];
          return terms && current ? (
            <Article
              title={terms.title}
              meta={`${formatDay(current.publishedFrom)}부터 적용`}
              body={<RichText document={current.body} />}
            />
          ) : (
            <EmptyState
              of="gone"
              title="약관을 찾을 수 없어요"
              action={<ButtonLink href={paths.landing}>처음으로</ButtonLink>}
            >
              주소를 확인해 주세요.
            </EmptyState>
          );
        }}
      </QueryView>
    </PublicPage>
  );
}
