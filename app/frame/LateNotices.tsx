import { useState } from 'react';
import { useBusy } from '#client/page/busy.ts';
import { useNewVersion } from '#client/page/useNewVersion.ts';
import { UpdateNotice } from '#ui-kit';
import { Backdrop } from '#ui-kit/Backdrop/Backdrop.tsx';

/** What no first screen waits for: blocking tasks, and a new version. */
export function LateNotices() {
  return (
    <>
      <BusyBackdrop />
      <VersionNotice />
    </>
  );
}

function BusyBackdrop() {
  const { isBusy, tasks } = useBusy();
  const task = tasks.at(-1);
  return <Backdrop open={isBusy || task !== undefined} label={task?.label} onCancel={task?.onCancel} />;
}

/** Never reloads by itself; with unsaved changes the browser asks first. */
function VersionNotice() {
  const isOld = useNewVersion();
  const [isPutOff, putOff] = useState(false);
  return <UpdateNotice open={isOld && !isPutOff} onReload={() => location.reload()} onLater={() => putOff(true)} />;
}
