import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useReadPushSettings, type PushSettings } from '#client/generated/rest/notifications.ts';
import { useSession } from '#client/session/session.ts';
import { Button, QueryView, useSending } from '#ui-kit';
import { Card, inCard } from '../../shared/page/Card.tsx';
import css from '../Notifications.module.css';
import { readPushState, turnOff, turnOn, type PushState } from './browserPush.ts';
import { QuietHours } from './QuietHours.tsx';

/** Push on this device: on or off, and when it is quiet. */
export function PushCard() {
  const settings = useReadPushSettings();
  return (
    <QueryView query={settings} frame={inCard}>
      {(found) =>
        found.publicKey === null ? null : (
          <Card title="이 기기에서 푸시 알림">
            <DevicePush publicKey={found.publicKey} />
            <QuietHours settings={found} />
          </Card>
        )
      }
    </QueryView>
  );
}

const words: Readonly<Record<PushState, string>> = {
  unsupported: '이 브라우저에서는 푸시 알림을 쓸 수 없어요. 아이폰은 홈 화면에 추가한 뒤에 켤 수 있어요.',
  denied: '브라우저 설정에서 이 사이트의 알림을 막아 두었어요. 설정에서 허용한 뒤 다시 와 주세요.',
  off: '켜 두면 앱을 열지 않아도 소식이 와요. 잠금 화면에는 무슨 소식인지만 보여요.',
  on: '이 기기로 알림이 와요. 로그아웃하면 꺼져요.',
};

function DevicePush({ publicKey }: { publicKey: NonNullable<PushSettings['publicKey']> }) {
  const userId = useSession().auth?.userId ?? '';
  const queryKey = ['push-state', userId];
  const client = useQueryClient();
  const state = useQuery({ queryKey, queryFn: () => readPushState(userId) });
  const { isSending, send } = useSending();
  const change = (act: () => Promise<PushState>) => send(async () => client.setQueryData(queryKey, await act()));
  return (
    <QueryView query={state}>
      {(now) => (
        <>
          <p className={css.quiet}>{words[now]}</p>
          {now === 'off' && (
            <Button loading={isSending} onClick={() => void change(() => turnOn(userId, publicKey))}>
              푸시 알림 켜기
            </Button>
          )}
          {now === 'on' && (
            <Button loading={isSending} onClick={() => void change(turnOff)}>
              푸시 알림 끄기
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
