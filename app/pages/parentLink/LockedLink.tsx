import { useRenewParentLink, type LockedParentLink } from '#client/generated/rest/parentLinks.ts';
import { Button } from '#ui-kit';
import { AuthPage } from '../signIn/AuthPage.tsx';

/** A link whose digits were wrong too often: a new one goes to the number on file, not to whoever asks. */
export function LockedLink({ message, ...link }: LockedParentLink & { message: string }) {
  const renew = useRenewParentLink();
  if (renew.isSuccess) {
    return (
      <AuthPage title="문자를 확인해 주세요">
        <p role="status">등록된 보호자 번호로 새 링크를 보냈어요. 문자가 오지 않으면 학원에 문의해 주세요.</p>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="이 기기에서는 열 수 없어요">
      <p role="alert">{renew.error?.message ?? message}</p>
      <Button variant="primary" fullWidth loading={renew.isPending} onClick={() => renew.mutate({ data: link })}>
        새 링크 받기
      </Button>
    </AuthPage>
  );
}
