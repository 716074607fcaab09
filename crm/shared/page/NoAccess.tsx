import { NoPermissionState } from '#ui-kit';
import { Page } from './Page.tsx';
import { StartLink } from './StartLink.tsx';

interface NoAccessProps {
  /** Who may. @default managers */
  reason?: string | undefined;
}

/** A screen that this person may not see, or a form that they may not use. */
export function NoAccess({ reason = '관리자만 할 수 있습니다.' }: NoAccessProps) {
  return (
    <Page title="볼 수 없는 화면">
      <NoPermissionState action={<StartLink />}>{reason} 필요하면 관리자에게 권한을 요청해 주세요.</NoPermissionState>
    </Page>
  );
}
