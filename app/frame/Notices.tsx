import { useEffect, useState } from 'react';
import { AfterFirstScreen } from '#client/page/AfterFirstScreen.tsx';
import { useBusy } from '#client/page/busy.ts';
import { onNetworkTrouble } from '#client/live/networkTrouble.ts';
import { useNewVersion } from '#client/page/version.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { NetworkToast, UpdateNotice } from '#ui-kit';

const Backdrop = lazyPart(() => import('#ui-kit/Backdrop/Backdrop.tsx').then((file) => file.Backdrop));

/** Notices above every page: lost connection, new version, blocking tasks. */
export function Notices() {
  return (
    <>
      <BusyBackdrop />
      <NetworkNotice />
      <VersionNotice />
    </>
  );
}

function BusyBackdrop() {
  const { isBusy, tasks } = useBusy();
  const task = tasks.at(-1);
  return (
    <AfterFirstScreen>
      <Backdrop open={isBusy || task !== undefined} label={task?.label} onCancel={task?.onCancel} />
    </AfterFirstScreen>
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

/** Never reloads by itself; with unsaved changes the browser asks first. */
function VersionNotice() {
  const isOld = useNewVersion();
  const [isPutOff, putOff] = useState(false);
  return <UpdateNotice open={isOld && !isPutOff} onReload={() => location.reload()} onLater={() => putOff(true)} />;
}
