import { useSetNotificationPreference, type NotificationKind } from '#client/generated/rest/notifications.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Link, QueryView, useSending, Stack } from '#ui-kit';
import { paths as consentPaths } from '../consents/paths.ts';
import { Card, inCard } from '../shared/page/Card.tsx';
import { MyNotificationPreferencesDocument } from './generated/graphql.ts';
import { KIND_GROUPS } from './kinds.ts';
import css from './Notifications.module.css';

/** Which kinds the student wants to be told of. */
export function Preferences() {
  const query = useGql(MyNotificationPreferencesDocument, {});
  return (
    <QueryView query={query} frame={inCard}>
      {({ notificationPreferences }) => (
        <Card title="받을 알림">
          <p className={css.quiet}>끄면 알림도 문자도 오지 않아요. 보호자께 가는 문자는 그대로예요.</p>
          <Stack gap={4}>
            {KIND_GROUPS.map(({ label, kinds }) => (
              <Switch
                key={label}
                label={label}
                kinds={kinds}
                isOn={!notificationPreferences.some(({ kind, isOff }) => isOff && kinds.some((one) => one === kind))}
              />
            ))}
          </Stack>
          <p className={css.quiet}>
            광고성 문자는 <Link href={consentPaths.consents}>동의</Link>에서 바꿀 수 있어요.
          </p>
        </Card>
      )}
    </QueryView>
  );
}

interface SwitchProps {
  label: string;
  kinds: readonly NotificationKind[];
  isOn: boolean;
}

function Switch({ label, kinds, isOn }: SwitchProps) {
  const { send } = useSending();
  const set = useSetNotificationPreference();
  // What was asked for last is shown until the server has said it.
  const shown = set.isPending ? set.variables.data.isWanted : isOn;
  const change = (isWanted: boolean) =>
    send(async () => {
      for (const kind of kinds) await set.mutateAsync({ kind, data: { isWanted } });
    });
  return (
    <label className={css.switch}>
      {label}
      <input
        type="checkbox"
        checked={shown}
        disabled={set.isPending}
        onChange={(event) => void change(event.target.checked)}
      />
    </label>
  );
}
