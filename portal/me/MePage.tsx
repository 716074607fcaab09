import { useGql } from '#client/graphql/gql.ts';
import { ACADEMY_PHONE } from '#client/page/academy.ts';
import { ButtonLink, EmptyState, FactList, formatDay, formatPhone, Link, QueryView } from '#ui-kit';
import { Card, CardStack, inCard } from '../shared/Card.tsx';
import { Page } from '../shared/Page.tsx';
import { paths as consentPaths } from '../consents/index.tsx';
import { ColorModeChoice } from './ColorModeChoice.tsx';
import { PortalMeDocument, type PortalMeQuery } from './generated/graphql.ts';
import css from './MePage.module.css';
import { ProfilePicture } from './ProfilePicture.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** `/portal/me`: the student's account, password, colour mode and sign-out. */
export default function MePage() {
  const query = useGql(PortalMeDocument, {});
  return (
    <Page title="내 정보">
      <CardStack>
        <QueryView query={query} frame={inCard}>
          {({ students: [me], files: [picture] }) => (me ? <MyFacts me={me} pictureId={picture?.id} /> : <NoRecord />)}
        </QueryView>
        <Card title="화면 밝기">
          <ColorModeChoice />
        </Card>
        <Card title="계정">
          <div className={css.actions}>
            <ButtonLink href="/change-password">비밀번호 바꾸기</ButtonLink>
            <SignOutButton />
          </div>
        </Card>
        {ACADEMY_PHONE && (
          <Card title="학원에 전화하기">
            <a href={`tel:${ACADEMY_PHONE}`}>{formatPhone(ACADEMY_PHONE)}</a>
          </Card>
        )}
        <p className={css.terms}>
          <Link href={consentPaths.consents}>동의</Link>
          <Link href="/terms/service">이용약관</Link>
          <Link href="/terms/privacy">개인정보 처리방침</Link>
        </p>
      </CardStack>
    </Page>
  );
}

interface MyFactsProps {
  me: PortalMeQuery['students'][number];
  pictureId: string | undefined;
}

function MyFacts({ me, pictureId }: MyFactsProps) {
  return (
    <Card>
      <ProfilePicture name={me.user.name} pictureId={pictureId} />
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
  );
}

function NoRecord() {
  return (
    <Card>
      <EmptyState title="학생 정보가 없습니다">학원에 학생 등록을 확인해 달라고 해 주세요.</EmptyState>
    </Card>
  );
}
