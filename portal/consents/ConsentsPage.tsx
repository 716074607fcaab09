import { useState } from 'react';
import { useGiveConsent, useWithdrawOwnConsent, type ConsentKind } from '#client/generated/rest/consents.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, ConfirmDialog, formatInstant, Link, QueryView, useSending, Stack, Note } from '#ui-kit';
import { paths as mePaths } from '../me/paths.ts';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import css from './Consents.module.css';
import { MyConsentsDocument, type MyConsentsQuery } from './generated/graphql.ts';

type Consent = MyConsentsQuery['consents'][number];

const kinds: readonly { kind: ConsentKind; title: string; words: string; without: string }[] = [
  {
    kind: 'REQUIRED',
    title: '개인정보 수집·이용 (필수)',
    words: '수업, 성적, 보호자 연락에 이름과 연락처, 출결과 성적을 써요.',
    without: '동의하지 않으면 수업 기록을 더 남길 수 없어요. 학원이 곧 연락드릴게요.',
  },
  {
    kind: 'MARKETING',
    title: '광고성 문자 (선택)',
    words: '특강과 설명회 안내를 문자로 받아요.',
    without: '동의하지 않아도 수업은 그대로예요. 광고 문자는 가지 않아요.',
  },
  {
    kind: 'PHOTO',
    title: '사진·영상 활용 (선택)',
    words: '수업 사진과 영상을 학원 소식에 써요.',
    without: '동의하지 않아도 수업은 그대로예요. 사진을 새로 쓰지 않아요.',
  },
];

/** `/portal/consents`: what the student or the guardian allowed; what the student did can be withdrawn here. */
export default function ConsentsPage() {
  const query = useGql(MyConsentsDocument, {});
  return (
    <Page title="동의" back={{ label: '내 정보', href: mePaths.me }}>
      <CardStack>
        <QueryView query={query} frame={inCard}>
          {({ consents, consentStates: [state] }) => (
            <>
              {state?.needsGuardian && (
                <Card>
                  <p className={css.notice}>만 14세 미만이라 동의와 철회는 보호자가 해요.</p>
                </Card>
              )}
              {kinds.map((about) => (
                <Kind
                  key={about.kind}
                  about={about}
                  consents={consents.filter(({ kind }) => kind === about.kind)}
                  needsGuardian={state?.needsGuardian === true}
                />
              ))}
            </>
          )}
        </QueryView>
        <Note>
          자세한 내용은 <Link href="/terms/privacy">개인정보 처리방침</Link>에 있어요.
        </Note>
      </CardStack>
    </Page>
  );
}

interface KindProps {
  about: (typeof kinds)[number];
  consents: readonly Consent[];
  needsGuardian: boolean;
}

function Kind({ about, consents, needsGuardian }: KindProps) {
  const { send } = useSending();
  const give = useGiveConsent();
  const standing = consents.filter(({ withdrawnAt }) => withdrawnAt == null);
  const agree = () => send(() => give.mutateAsync({ data: { kind: about.kind } }), '동의했어요');
  return (
    <Card title={about.title}>
      <Stack>
        <Note>{about.words}</Note>
        {standing.map((consent) => (
          <Standing key={consent.id} consent={consent} about={about} />
        ))}
        {standing.length === 0 && (
          <>
            <p className={css.notice}>
              {consents.length > 0 ? `철회했어요. ${about.without}` : '아직 동의하지 않았어요.'}
            </p>
            {!needsGuardian && (
              <Button loading={give.isPending} aria-label={`${about.title} 동의하기`} onClick={() => void agree()}>
                동의하기
              </Button>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

function Standing({ consent, about }: { consent: Consent; about: KindProps['about'] }) {
  const withdraw = useWithdrawOwnConsent();
  const [asking, setAsking] = useState(false);
  const given = `${formatInstant(consent.givenAt)}에 동의했어요.`;
  if (consent.giver === 'GUARDIAN') {
    return (
      <p className={css.notice}>{`보호자 ${consent.giverName}님이 ${given} 철회는 보호자가 학원에 말씀하시면 돼요.`}</p>
    );
  }
  return (
    <>
      <p className={css.notice}>{`내가 ${given}`}</p>
      <Button variant="quiet" aria-label={`${about.title} 철회하기`} onClick={() => setAsking(true)}>
        철회하기
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title="동의를 철회할까요?"
        confirmLabel="철회하기"
        onConfirm={() => withdraw.mutateAsync({ consentId: consent.id })}
        said="철회했어요"
        onClose={() => setAsking(false)}
      >
        {about.without}
      </ConfirmDialog>
    </>
  );
}
