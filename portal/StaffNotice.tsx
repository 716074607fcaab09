import { landingPath, useSession } from '#client/session/session.ts';
import { ButtonLink, EmptyState } from '#ui-kit';
import { UserIcon } from '#ui-kit/icons.ts';
import { Page } from './shared/Page.tsx';

/** Shown to staff in the portal: they have access but no student record. */
export function StaffNotice() {
  const { auth } = useSession();
  return (
    <Page title="학생 화면입니다">
      <EmptyState
        title="직원 계정에는 학생 기록이 없습니다"
        icon={<UserIcon aria-hidden />}
        action={<ButtonLink href={landingPath(auth)}>CRM으로 돌아가기</ButtonLink>}
      >
        학생이 로그인하면 이곳에 강의와 출결이 나타납니다.
      </EmptyState>
    </Page>
  );
}
