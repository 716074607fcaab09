import { useState } from 'react';
import { useReadPushSettings } from '#client/generated/rest/notifications.ts';
import { useSession } from '#client/session/session.ts';
import { ConfirmDialog } from '#ui-kit';
import { turnOn, type PushState } from './browserPush.ts';

/** That this device was offered push, whoever used it: nobody is asked twice. */
const offeredKey = 'push-offered';

/** Offers push when there is a reason for it, once a device, and only where the browser was never asked. */
export default function OfferPush() {
  const [isOpen, setOpen] = useState(canOffer);
  const userId = useSession().auth?.userId ?? '';
  const settings = useReadPushSettings({ query: { enabled: isOpen } });
  const publicKey = settings.data?.publicKey;
  if (!publicKey) return null;
  const close = () => {
    localStorage.setItem(offeredKey, 'yes');
    setOpen(false);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      title="예약 소식을 이 기기로 받을까요?"
      confirmLabel="알림 받기"
      cancelLabel="나중에"
      onConfirm={() => turnOn(userId, publicKey)}
      said={(state) => said[state]}
      onClose={close}
    >
      자리가 나거나 시간이 바뀌면 앱을 열지 않아도 알려 드려요. 알림 화면에서 언제든지 끌 수 있어요.
    </ConfirmDialog>
  );
}

const said: Partial<Record<PushState, string>> = {
  on: '이 기기로 알림이 와요',
  denied: '브라우저에서 알림을 막았어요. 알림 화면에서 다시 켤 수 있어요.',
};

const canOffer = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  Notification.permission === 'default' &&
  localStorage.getItem(offeredKey) === null;
