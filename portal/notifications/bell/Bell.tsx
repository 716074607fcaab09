import { useEffect } from 'react';
import { forgetOverUploads } from '#client/files/upload/resumableUploads.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Link } from '#ui-kit';
import { BellIcon } from '#ui-kit/icons.ts';
import { UnreadNotificationsDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import css from './Bell.module.css';

/** The way to the notifications, with the number of unread ones. */
export default function Bell() {
  const unread = useGql(UnreadNotificationsDocument, {}).data?.notifications.length ?? 0;
  // Here, because every page has the bell and no first load waits for it.
  useEffect(() => void forgetOverUploads(), []);
  const shown = unread > 99 ? '99+' : String(unread);
  return (
    <Link
      quiet
      href={paths.notifications}
      className={css.bell}
      aria-label={unread > 0 ? `알림, 안 읽음 ${shown}` : '알림'}
    >
      <BellIcon aria-hidden />
      {unread > 0 && <span className={css.count}>{shown}</span>}
    </Link>
  );
}
