import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { readNotifications } from '#client/generated/rest/notifications.ts';
import { useGql } from '#client/graphql/gql.ts';
import { useIsPreviewed } from '#client/session/preview.ts';
import { QueryView } from '#ui-kit';
import { inCard } from '../shared/page/Card.tsx';
import { MyNotificationByIdDocument, type MyNotificationFragment } from './generated/graphql.ts';
import { paths } from './paths.ts';
import { pathOf } from './kinds.ts';

/** `/portal/notifications/:notificationId`: marks it as read and goes to what it is about. */
export default function OpenNotification() {
  const { notificationId: id = '' } = useParams();
  const query = useGql(MyNotificationByIdDocument, { id });
  return (
    <QueryView query={query} frame={inCard}>
      {({ notifications_by_pk: found }) =>
        found ? <Leave notification={found} /> : <Navigate to={paths.notifications} replace />
      }
    </QueryView>
  );
}

function Leave({ notification }: { notification: MyNotificationFragment }) {
  const { id } = notification;
  const isPreviewed = useIsPreviewed();
  // Said once and not waited for: one that stays unread is a smaller trouble than a page that does not open.
  useEffect(() => {
    if (!isPreviewed) void readNotifications({ ids: [id] }).catch(() => undefined);
  }, [id, isPreviewed]);
  return <Navigate to={pathOf(notification) ?? paths.notifications} replace />;
}
