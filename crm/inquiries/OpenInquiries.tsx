import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, formatInstant, Stack } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import css from '../shared/records/Records.module.css';
import { OpenInquiriesDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import { inquiryWord } from './inquiryWords.ts';

/** Visitors who wait for a call, those who wait longest first; nothing where nobody waits. */
export function OpenInquiries() {
  const { data } = useGql(OpenInquiriesDocument, {});
  const count = data?.inquiries_aggregate.aggregate?.count ?? 0;
  if (!data || count === 0) return null;
  return (
    <Card
      title={`입학 문의 ${count}건`}
      action={
        <ButtonLink size="small" href={paths.inquiries}>
          모두 보기
        </ButtonLink>
      }
    >
      <Stack role="list" as="ul" gap={12}>
        {data.inquiries.map(({ id, name, grade, kind, createdAt }) => (
          <li key={id} className={css.record}>
            <div>
              <p className={css.body}>{[name, grade].filter(Boolean).join(' · ')}</p>
              <p className={css.meta}>{`${inquiryWord(kind)} · ${formatInstant(createdAt)}부터 대기`}</p>
            </div>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
