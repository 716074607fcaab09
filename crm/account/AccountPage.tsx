import { useReadAccount } from '#client/generated/rest/account.ts';
import { hasLevel, useSession } from '#client/session/session.ts';
import { ButtonLink, QueryView, Stack } from '#ui-kit';
import { Page } from '../shared/page/Page.tsx';
import css from './Account.module.css';
import { EventsCard } from './EventsCard.tsx';
import { NewDeviceNotice } from './NewDeviceNotice.tsx';
import { PhoneMaskingCard } from './PhoneMaskingCard.tsx';
import { PowersCard } from './PowersCard.tsx';
import { RequiredFactorCard } from './factors/RequiredFactorCard.tsx';
import { SecondFactorCard } from './factors/SecondFactorCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** `/crm/account`: one's own second factor, open sign-ins and what happened at sign-in; for managers, who must have a second factor. */
export default function AccountPage() {
  const { auth } = useSession();
  const query = useReadAccount({ query: { refetchOnMount: 'always' } });
  const changed = () => query.refetch();
  return (
    <Page
      title="내 계정"
      description="로그인을 지키는 방법과 로그인한 기기를 살펴봅니다."
      actions={<ButtonLink href="/change-password">비밀번호 바꾸기</ButtonLink>}
    >
      <QueryView query={query} rows={8}>
        {(account) => (
          <Stack gap={16} className={css.cards}>
            <NewDeviceNotice events={account.events} />
            <SecondFactorCard account={account} onChanged={changed} />
            <SessionsCard sessions={account.sessions} onChanged={changed} />
            <EventsCard events={account.events} />
            {hasLevel(auth, 'ADMIN') && !auth?.mustSetSecondFactor && (
              <>
                <RequiredFactorCard account={account} onChanged={changed} />
                <PowersCard />
                <PhoneMaskingCard account={account} onChanged={changed} />
              </>
            )}
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
