import { CanAccess } from '@refinedev/core';
import { useState } from 'react';
import { useReadAlertSettings } from '#client/generated/rest/consults.ts';
import { Button } from '#ui-kit';
import { LoadedDialog } from '../shared/records/LoadedDialog.tsx';
import { AlertSettingsDialog } from './AlertSettingsDialog.tsx';

/** Where managers say when a student is somebody to take care of. */
export function AlertSettings() {
  const [isOpen, setOpen] = useState(false);
  return (
    <CanAccess resource="alertSettings" action="edit">
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        기준
      </Button>
      {isOpen && <Opened onClose={() => setOpen(false)} />}
    </CanAccess>
  );
}

function Opened({ onClose }: { onClose: () => void }) {
  const query = useReadAlertSettings();
  return (
    <LoadedDialog title="챙길 학생의 기준" query={query} onClose={onClose}>
      {(settings) => <AlertSettingsDialog settings={settings} onClose={onClose} />}
    </LoadedDialog>
  );
}
