import { addClinicParticipants } from '#client/generated/rest/clinicParticipants.ts';
import { ClashNote } from '../shared/ClashNote.tsx';
import { usePreview } from '../shared/lists/usePreview.ts';

interface BookingClashesProps {
  /** Null while none is chosen. */
  slotId: string | null;
  studentIds: readonly string[];
}

/** Says which of the students have a lesson at the hours of a slot, full or not. */
export function BookingClashes({ slotId, studentIds }: BookingClashesProps) {
  const preview = usePreview(slotId && studentIds.length > 0 ? ['book', slotId, ...studentIds] : null, (init) => {
    const asked = { studentIds: [...studentIds], wait: true, exceedsLimit: true, dryRun: true };
    return addClinicParticipants(slotId ?? '', asked, init);
  });
  return <ClashNote students={preview?.clashes} />;
}
