import { useState } from 'react';
import { useSetQuietHours, type PushSettings } from '#client/generated/rest/notifications.ts';
import { Button, useSending } from '#ui-kit';
import css from '../Notifications.module.css';

/** When no push is to come; what happens meanwhile comes afterwards. */
export function QuietHours({ settings }: { settings: PushSettings }) {
  const [quietFrom, setFrom] = useState(settings.quietFrom);
  const [quietTo, setTo] = useState(settings.quietTo);
  const set = useSetQuietHours();
  const { send } = useSending();
  const save = () => send(() => set.mutateAsync({ data: { quietFrom, quietTo } }), '방해 금지 시간을 바꿨어요');
  return (
    <fieldset className={css.hours}>
      <legend>방해 금지 시간</legend>
      <input
        type="time"
        aria-label="방해 금지 시작"
        value={quietFrom}
        onChange={(event) => setFrom(event.target.value)}
      />
      –
      <input type="time" aria-label="방해 금지 끝" value={quietTo} onChange={(event) => setTo(event.target.value)} />
      <Button
        size="small"
        loading={set.isPending}
        disabled={quietFrom === '' || quietTo === ''}
        onClick={() => void save()}
      >
        저장
      </Button>
    </fieldset>
  );
}
