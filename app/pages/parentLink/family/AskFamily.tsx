import { useSendFamilyLink, type LockedParentLink } from '#client/generated/rest/parentLinks.ts';
import { problemText } from '#client/problemText.ts';
import { Button, Note } from '#ui-kit';
import css from './Family.module.css';

/** The way from a link for one thing to the family's home: by text to the number on file, since this link may have been passed on. */
export function AskFamily({ link }: { link: LockedParentLink }) {
  const send = useSendFamilyLink();
  return (
    <section className={css.ask} aria-label="보호자 홈">
      {send.isSuccess ? (
        <p role="status">등록된 보호자 번호로 링크를 보냈어요.</p>
      ) : (
        <>
          <Note>출결, 성적표, 예약을 한곳에서 보려면 보호자 홈을 받아 보세요.</Note>
          {send.isError && <p role="alert">{problemText(send.error)}</p>}
          <Button fullWidth loading={send.isPending} onClick={() => send.mutate({ data: link })}>
            보호자 홈 문자로 받기
          </Button>
        </>
      )}
    </section>
  );
}
