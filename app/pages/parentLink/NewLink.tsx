import { useRenewParentLink, type LockedParentLink } from '#client/generated/rest/parentLinks.ts';
import { problemText } from '#client/problemText.ts';
import { Button } from '#ui-kit';

interface NewLinkProps {
  link: LockedParentLink;
  /** Makes it the main button of its page. @default false */
  isMain?: boolean;
  /** It is on its way. @default nothing */
  onSent?: () => void;
  children: string;
}

/** Asks for a new link, which goes to the number on file, not to whoever asks. */
export function NewLink({ link, isMain = false, onSent, children }: NewLinkProps) {
  const renew = useRenewParentLink();
  if (renew.isSuccess) {
    return <p role="status">등록된 보호자 번호로 새 링크를 보냈어요. 문자가 오지 않으면 학원에 문의해 주세요.</p>;
  }
  return (
    <>
      {renew.isError && <p role="alert">{problemText(renew.error)}</p>}
      <Button
        variant={isMain ? 'primary' : 'quiet'}
        fullWidth
        loading={renew.isPending}
        onClick={() => renew.mutate({ data: link }, { onSuccess: onSent })}
      >
        {children}
      </Button>
    </>
  );
}
