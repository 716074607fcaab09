import { useGql } from '#client/graphql/gql.ts';
import { useIsPreviewed } from '#client/session/preview.ts';
import { ACADEMY_PHONE } from '#client/page/academy.ts';
import { ButtonLink, EmptyState, FactList, formatDay, formatPhone, Link, QueryView } from '#ui-kit';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import { paths as notificationPaths } from '../notifications/paths.ts';
import { paths as growthPaths } from '../growth/paths.ts';
import { paths as examPaths } from '../exams/paths.ts';
import { paths as consentPaths } from '../consents/paths.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { ColorModeChoice } from './ColorModeChoice.tsx';
import { PortalMeDocument, type PortalMeQuery } from './generated/graphql.ts';
import { InstallCard } from './InstallCard.tsx';
import css from './MePage.module.css';
import { MyDataCard } from './MyDataCard.tsx';
import { OfflineCard } from './OfflineCard.tsx';
import { Phone } from './Phone.tsx';
import { ProfilePicture } from './picture/ProfilePicture.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** `/portal/me`: the student's account, password, colour mode and sign-out. */
export default function MePage() {
  const query = useGql(PortalMeDocument, {});
  const isPreviewed = useIsPreviewed();
  return (
    <Page title="내 정보">
      <CardStack>
        <QueryView query={query} frame={inCard}>
          {({ students: [me], files: [picture] }) => (me ? <MyFacts me={me} pictureId={picture?.id} /> : <NoRecord />)}
        </QueryView>
        <Card>
          <RowLinks
            rows={[
              { id: 'results', href: examPaths.exams, title: '내 성적', note: '공개된 시험 모두' },
              { id: 'growth', href: growthPaths.growth, title: '학습 성장', note: '점수 흐름, 출결, 오답 모음' },
              {
                id: 'notifications',
                href: notificationPaths.notifications,
                title: '알림 설정',
                note: '받을 소식, 푸시',
              },
              { id: 'consents', href: consentPaths.consents, title: '동의', note: '내가 한 동의와 철회' },
            ]}
          />
        </Card>
        <Card title="화면 밝기">
          <ColorModeChoice />
        </Card>
        {!isPreviewed && <InstallCard />}
        {isPreviewed ? <OnlyTheStudent /> : <OwnAccount />}
        {ACADEMY_PHONE && (
          <Card title="학원에 전화하기">
            <Link href={`tel:${ACADEMY_PHONE}`}>{formatPhone(ACADEMY_PHONE)}</Link>
          </Card>
        )}
        <p className={css.terms}>
          <Link href="/terms/service">이용약관</Link>
          <Link href="/terms/privacy">개인정보 처리방침</Link>
        </p>
      </CardStack>
    </Page>
  );
}

/** What belongs to the sign-in and not to the academy. */
function OwnAccount() {
  return (
    <>
      <Card title="계정">
        <div className={css.actions}>
          <ButtonLink href="/change-password">비밀번호 바꾸기</ButtonLink>
          <SignOutButton />
        </div>
      </Card>
      <OfflineCard />
      <SessionsCard />
      <CalendarCard />
      <MyDataCard />
    </>
  );
}

function OnlyTheStudent() {
  return (
    <Card title="계정">
      <p>비밀번호, 로그인한 기기, 캘린더 주소, 내 데이터 파일은 학생 본인에게만 보여요.</p>
    </Card>
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
          { label: '휴대폰', value: me.user.phone && <Phone number={me.user.phone} /> },
          { label: '등록일', value: formatDay(me.registeredOn) },
        ]}
      />
    </Card>
  );
}

function NoRecord() {
  return (
    <Card>
      <EmptyState of="person" title="학생 정보가 없어요">
        학원에 학생 등록을 확인해 달라고 해 주세요.
      </EmptyState>
    </Card>
  );
}
