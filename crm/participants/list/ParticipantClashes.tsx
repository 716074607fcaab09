import { useWatch } from 'react-hook-form';
import { addParticipantsWithOptions } from '#client/generated/rest/participants.ts';
import { ClashNote } from '../../shared/ClashNote.tsx';
import { usePreview } from '../../shared/lists/usePreview.ts';

interface ParticipantClashesProps {
  lectureId: string;
  weekId: string;
  userIds: string[];
}

/** Says which of the chosen students have another lesson at the hours of the week, and of the later ones where the surrounding form adds to them. */
export function ParticipantClashes({ lectureId, weekId, userIds }: ParticipantClashesProps) {
  const followingWeeks = useWatch({ name: 'followingWeeks' }) as boolean;
  const preview = usePreview(
    userIds.length > 0 ? ['addParticipants', weekId, followingWeeks, ...userIds] : null,
    (init) =>
      addParticipantsWithOptions(lectureId, weekId, { userIds, followingWeeks, notify: false, dryRun: true }, init),
  );
  return <ClashNote students={preview?.clashes} />;
}
