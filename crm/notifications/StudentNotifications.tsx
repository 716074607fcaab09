import { useParams } from 'react-router';
import { GrowingCard } from '../shared/page/GrowingCard.tsx';
import { StudentNotificationsDocument } from './generated/graphql.ts';
import { NotificationItem } from './NotificationItem.tsx';

/** What the address's student was told in the portal, latest first: whether it was pushed, and whether it was read. */
export function StudentNotifications() {
  const { studentId = '' } = useParams();
  return (
    <GrowingCard
      title="포털 알림"
      empty="아직 포털로 보낸 알림이 없습니다."
      document={StudentNotificationsDocument}
      variables={{ studentId }}
      rowsOf={({ notifications }) => notifications}
    >
      {(notification) => <NotificationItem key={notification.id} notification={notification} />}
    </GrowingCard>
  );
}
