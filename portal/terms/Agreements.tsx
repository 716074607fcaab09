import { useForm } from 'react-hook-form';
import { useGiveConsent } from '#client/generated/rest/consents.ts';
import { useAcceptTerms } from '#client/generated/rest/terms.ts';
import { Button, CheckboxField, Form, FormStack, formatDay, Link, Note, Stack, SubmitButton } from '#ui-kit';
import { Card, CardStack } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { GuardianConsent } from './GuardianConsent.tsx';
import type { PendingTermsQuery } from './generated/graphql.ts';

type Terms = PendingTermsQuery['pendingTerms'];

export interface AgreementsProps {
  /** Terms in force that the student has not agreed to. */
  terms: Terms;
  /** Whose required consent is missing. @default undefined */
  missing: 'STUDENT' | 'GUARDIAN' | undefined;
  /** The student goes on without the guardian's consent. */
  onPutOff: () => void;
}

/** What a student agrees to before anything else: terms, and the use of personal data. */
export default function Agreements({ terms, missing, onPutOff }: AgreementsProps) {
  const isFirst = missing === 'STUDENT';
  const hasForm = terms.length > 0 || isFirst;
  const title = isFirst ? '동의가 필요해요' : hasForm ? '약관이 바뀌었어요' : '보호자 동의가 필요해요';
  return (
    <Page title={title}>
      <CardStack>
        {missing === 'GUARDIAN' && <GuardianConsent onPutOff={hasForm ? undefined : onPutOff} />}
        {hasForm && <Agreement terms={terms} asksConsent={isFirst} />}
      </CardStack>
    </Page>
  );
}

/** The answer to the consent; terms are answered by the id of their version. */
const CONSENT = 'consent';

function Agreement({ terms, asksConsent }: { terms: Terms; asksConsent: boolean }) {
  const accept = useAcceptTerms();
  const give = useGiveConsent();
  const form = useForm<Record<string, boolean>>();
  const versionIds = terms.map(({ versionId }) => versionId ?? '');
  const names = asksConsent ? [...versionIds, CONSENT] : versionIds;
  const submit = async (answers: Record<string, boolean>) => {
    const open = names.filter((name) => !answers[name]);
    for (const [at, name] of open.entries()) {
      form.setError(name, { message: '동의해야 이어서 볼 수 있어요.' }, { shouldFocus: at === 0 });
    }
    if (open.length > 0) return;
    // In this order: who has consented is not asked for the terms of the first day.
    if (versionIds.length > 0) await accept.mutateAsync({ data: { versionIds } });
    if (asksConsent) await give.mutateAsync({ data: { kind: 'REQUIRED' } });
  };
  const agreeToAll = () => {
    for (const name of names) form.setValue(name, true);
    form.clearErrors();
  };
  return (
    <Card>
      <Form form={form} guard={false} onSubmit={submit}>
        <FormStack>
          <p>아래 내용을 읽고 동의하면 이어서 볼 수 있어요.</p>
          {terms.map(({ termId, title, versionId, publishedFrom }) => (
            <Stack key={versionId} gap={4}>
              <CheckboxField name={versionId ?? ''} label={`${title}에 동의해요 (필수)`} />
              <Note>
                <Link href={`/terms/${termId}`}>{`${title} 보기`}</Link> {formatDay(publishedFrom ?? '')}부터 적용
              </Note>
            </Stack>
          ))}
          {asksConsent && (
            <Stack gap={4}>
              <CheckboxField name={CONSENT} label="개인정보 수집·이용에 동의해요 (필수)" />
              <Note>
                수업, 성적, 보호자 연락에 이름과 연락처, 출결과 성적을 써요. 동의하지 않을 수 있지만, 그러면 학생 화면을
                쓸 수 없어요. <Link href="/terms/privacy">보관 기간 등 자세히 보기</Link>
              </Note>
            </Stack>
          )}
          {names.length > 1 && <Button onClick={agreeToAll}>모두 동의 선택</Button>}
          <SubmitButton fullWidth>동의하고 계속하기</SubmitButton>
        </FormStack>
      </Form>
    </Card>
  );
}
