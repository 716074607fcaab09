import { useReadNotifications } from '#client/generated/rest/notifications.ts';
import { useGql } from '#client/graphql/gql.ts';
import { useIsPreviewed } from '#client/session/preview.ts';
import { Button, Chip, EmptyState, formatInstant, QueryView, useSending } from '#ui-kit';
import { notificationTitle } from '#ui-kit/format/notificationTitles.ts';
import { home } from '../home/paths.ts';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import { MyNotificationsDocument, type MyNotificationFragment } from './generated/graphql.ts';
import { paths } from './paths.ts';
import css from './Notifications.module.css';
import { PushCard } from './push/PushCard.tsx';
import { Preferences } from './Preferences.tsx';

/** `/portal/notifications`: what the student was told, latest first, and what they want to be told. */
export default function NotificationsPage() {
  const query = useGql(MyNotificationsDocument, {});
  const isPreviewed = useIsPreviewed();
  return (
    <Page title="알림" back={home}>
      <CardStack>
        <QueryView query={query} frame={inCard}>
          {({ notifications }) =>
            notifications.length === 0 ? (
              <Card>
                <EmptyState of="talk" title="아직 알림이 없어요">
                  성적, 예약, 공지 소식이 오면 여기에 모여요.
                </EmptyState>
              </Card>
            ) : (
              <NotificationList notifications={notifications} />
            )
          }
        </QueryView>
        {!isPreviewed && <PushCard />}
        <Preferences />
      </CardStack>
    </Page>
  );
}

function NotificationList({ notifications }: { notifications: readonly MyNotificationFragment[] }) {
  const unread = notifications.filter(({ readAt }) => readAt == null).length;
  return (
    <Card>
      {unread > 0 && <ReadAll unread={unread} />}
      <RowLinks
        rows={notifications.map(({ id, kind, body, readAt, createdAt }) => ({
          id,
          href: paths.open(id),
          title: notificationTitle(kind),
          note: (
            <>
              <span className={css.words}>{body}</span>
              {formatInstant(createdAt)}
            </>
          ),
          end: readAt == null && <Chip tone="accent">안 읽음</Chip>,
        }))}
      />
    </Card>
  );
}

function ReadAll({ unread }: { unread: number }) {
  const { send } = useSending();
  const read = useReadNotifications();
  const readAll = () => send(() => read.mutateAsync({ data: {} }));
  return (
    <p className={css.head}>
      안 읽은 알림 {unread}개
      <Button size="small" loading={read.isPending} onClick={() => void readAll()}>
        모두 읽음
      </Button>
    </p>
  );
}
