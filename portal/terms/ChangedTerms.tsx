import { useAcceptTerms } from '#client/generated/rest/terms.ts';
import { Button, formatDay, Link, useSending } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import type { PendingTermsQuery } from './generated/graphql.ts';

/** Terms that changed, and the consent to them. */
export default function ChangedTerms({ terms }: { terms: PendingTermsQuery['pendingTerms'] }) {
  const { send } = useSending();
  const accept = useAcceptTerms();
  const agree = () =>
    send(() => accept.mutateAsync({ data: { versionIds: terms.map(({ versionId }) => versionId ?? '') } }));
  return (
    <Page title="약관이 바뀌었어요">
      <Card>
        <p>아래 내용을 읽고 동의하면 이어서 볼 수 있어요.</p>
        <ul role="list">
          {terms.map(({ termId, title, publishedFrom }) => (
            <li key={termId}>
              <Link href={`/terms/${termId}`}>{title}</Link> {formatDay(publishedFrom ?? '')}부터 적용
            </li>
          ))}
        </ul>
        <Button variant="primary" fullWidth loading={accept.isPending} onClick={() => void agree()}>
          동의하고 계속하기
        </Button>
      </Card>
    </Page>
  );
}
