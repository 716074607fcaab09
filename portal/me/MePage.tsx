import { useState } from 'react';
import { useGql } from '#client/gql.ts';
import { problemText } from '#client/problemText.ts';
import { signOut } from '#client/session.ts';
import { Button, ButtonLink, EmptyState, FactList, formatDay, formatPhone, Link, PageHeader, useToast } from '#ui-kit';
import { paths } from '../paths.ts';
import { Card, CardStack } from '../shared/Card.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { ColorModeChoice } from './ColorModeChoice.tsx';
import { PortalMeDocument } from './generated/graphql.ts';
import css from './MePage.module.css';

/** /portal/me: who I am here, my password, the look, signing out. */
export function MePage() {
  const query = useGql(PortalMeDocument, {});
  return (
    <>
      <PageHeader title="내 정보" />
      <CardStack>
        <Loaded query={query}>
          {({ students: [me] }) =>
            me ? (
              <Card>
                <FactList
                  facts={[
                    { label: '이름', value: me.user.name },
                    { label: '학번', value: me.studentNumber },
                    { label: '학교', value: [me.school, me.grade].filter(Boolean).join(' ') },
                    { label: '휴대폰', value: me.user.phone && formatPhone(me.user.phone) },
                    { label: '등록일', value: formatDay(me.registeredOn) },
                  ]}
                />
              </Card>
            ) : (
              <EmptyState title="학생 정보가 없습니다" />
            )
          }
        </Loaded>
        <Card title="화면">
          <ColorModeChoice />
        </Card>
        <Card title="계정">
          <div className={css.actions}>
            <ButtonLink href={paths.changePassword}>비밀번호 바꾸기</ButtonLink>
            <SignOutButton />
          </div>
          <p className={css.terms}>
            <Link href="/terms/service">이용약관</Link>
            <Link href="/terms/privacy">개인정보 처리방침</Link>
          </p>
        </Card>
      </CardStack>
    </>
  );
}

function SignOutButton() {
  const toast = useToast();
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
      setLeaving(false);
    }
  };
  return (
    <Button loading={leaving} onClick={() => void leave()}>
      로그아웃
    </Button>
  );
}
