import { useState } from 'react';
import type { LockedParentLink } from '#client/generated/rest/parentLinks.ts';
import { AuthPage } from '../signIn/AuthPage.tsx';
import { NewLink } from './NewLink.tsx';

/** A link whose number was wrong too often. */
export function LockedLink({ link, message }: { link: LockedParentLink; message: string }) {
  const [isSent, setSent] = useState(false);
  return (
    <AuthPage title={isSent ? '문자를 확인해 주세요' : '이 기기에서는 열 수 없어요'}>
      {!isSent && <p role="alert">{message}</p>}
      <NewLink link={link} isMain onSent={() => setSent(true)}>
        새 링크 받기
      </NewLink>
    </AuthPage>
  );
}
