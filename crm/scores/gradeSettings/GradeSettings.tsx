import { CanAccess } from '@refinedev/core';
import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { Button } from '#ui-kit';

const GradeSettingsDialog = lazyWhenIdle(() =>
  import('./GradeSettingsDialog.tsx').then((file) => file.GradeSettingsDialog),
);

/** Where managers say how many must have taken an exam that gives 등급. */
export function GradeSettings() {
  const [isOpen, setOpen] = useState(false);
  return (
    <CanAccess resource="scores" action="settings">
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        등급 기준
      </Button>
      {isOpen && <GradeSettingsDialog onClose={() => setOpen(false)} />}
    </CanAccess>
  );
}
