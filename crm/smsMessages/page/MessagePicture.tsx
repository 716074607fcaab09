import { useReadSmsPicture } from '#client/generated/rest/smsMessages.ts';
import { QueryView } from '#ui-kit';
import css from '../Sms.module.css';

/** The picture of a text, as phones get it. */
export function MessagePicture({ id }: { id: string }) {
  const query = useReadSmsPicture(id, { query: { staleTime: Infinity } });
  return (
    <QueryView query={query} rows={2}>
      {({ jpeg }) => <img className={css.picture} src={`data:image/jpeg;base64,${jpeg}`} alt="문자에 넣은 사진" />}
    </QueryView>
  );
}
