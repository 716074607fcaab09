import { useEffect, useState } from 'react';
import { AfterFirstScreen } from '#client/page/AfterFirstScreen.tsx';
import { onNetworkTrouble } from '#client/live/networkTrouble.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { NetworkToast } from '#ui-kit';

const LateNotices = lazyPart(() => import('./LateNotices.tsx').then((file) => file.LateNotices));

/** Notices above every page: lost connection, new version, blocking tasks. */
export function Notices() {
  return (
    <>
      <NetworkNotice />
      <AfterFirstScreen>
        <LateNotices />
      </AfterFirstScreen>
    </>
  );
}

function NetworkNotice() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = (): void => setOpen(true);
    const end = onNetworkTrouble(show);
    addEventListener('offline', show);
    return () => {
      end();
      removeEventListener('offline', show);
    };
  }, []);
  return <NetworkToast open={open} onClose={() => setOpen(false)} />;
}
