import { usePermissions } from '@refinedev/core';
import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { Button } from '#ui-kit';
import { ClockIcon } from '#ui-kit/icons.ts';
import type { RecordHistoryProps } from './HistoryDialog.tsx';

const HistoryDialog = lazyWhenIdle(() => import('./HistoryDialog.tsx').then((file) => file.HistoryDialog));

/** A button for managers, which shows who changed a record, when, and from what to what. */
export function RecordHistory(props: RecordHistoryProps) {
  const { data: level } = usePermissions({});
  const [open, setOpen] = useState(false);
  if (level !== 'ADMIN') return null;
  return (
    <>
      <Button size="small" variant="quiet" icon={<ClockIcon aria-hidden />} onClick={() => setOpen(true)}>
        변경 이력
      </Button>
      {open && <HistoryDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
