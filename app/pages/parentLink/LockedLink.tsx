import type { LockedParentLink } from '#client/generated/rest/parentLinks.ts';
import { AuthPage } from '../signIn/AuthPage.tsx';
import { NewLink } from './NewLink.tsx';

/** A link whose number was wrong too often. */
export function LockedLink({ link, message }: { link: LockedParentLink; message: string }) {
  return (
    <AuthPage title="이 기기에서는 열 수 없어요">
      <p role="alert">{message}</p>
      <NewLink link={link} isMain>
        새 링크 받기
      </NewLink>
    </AuthPage>
  );
}
