import { useState } from 'react';
import { useAssignClinicTa } from '#client/generated/rest/clinicParticipants.ts';
import { ConfirmDialog, LoadBars, UserError, Stack } from '#ui-kit';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { loadOf, type DayBoardSlot } from '../board/dayBoardRows.ts';
import type { Ta } from '../types.ts';

interface AssignDialogProps {
  slots: readonly DayBoardSlot[];
  tas: readonly Ta[];
  onSaid: (message: string, changeSetId?: string | null) => void;
  onClose: () => void;
}

/** Distributes students without a TA among the chosen TAs; each goes to the one with the fewest that day. */
export function AssignDialog({ slots, tas, onSaid, onClose }: AssignDialogProps) {
  const assign = useAssignClinicTa();
  const loads = tas.map((ta) => ({ ...ta, ...loadOf(slots, ta.id ?? '') }));
  const [chosen, setChosen] = useState<readonly string[]>(
    loads.filter(({ assigned }) => assigned > 0).map(({ id }) => id ?? ''),
  );
  const unassigned = slots
    .flatMap(({ bookings }) => bookings)
    .filter(({ taId, presence }) => taId == null && !['WAITING', 'NO_SHOW', 'DEPARTED'].includes(presence));
  const isShared = chosen.length > 1 && unassigned.length > 1;
  return (
    <ConfirmDialog
      open
      title={`담당이 없는 ${unassigned.length}명을 누가 맡을까요?`}
      confirmLabel={isShared ? `${chosen.length}명이 나누어 맡기` : '맡기기'}
      onClose={onClose}
      onConfirm={async () => {
        if (chosen.length === 0) throw new UserError('맡을 조교를 한 명 이상 골라 주세요.');
        const participantIds = unassigned.map(({ id }) => id);
        const answer = await assign.mutateAsync({ data: { participantIds, taIds: [...chosen] } });
        onSaid(`${answer.bookings.length}명을 ${isShared ? '나누어 ' : ''}맡겼습니다`, answer.changeSetId);
      }}
    >
      <Stack gap={10}>
        <ChoiceChips
          label="맡을 조교"
          items={tas.map(({ id, name }) => ({ id: id ?? '', label: name ?? '' }))}
          chosen={chosen}
          onToggle={(id) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
        />
        <p>그날 맡은 학생이 적은 조교부터 한 명씩 맡습니다.</p>
        <LoadBars
          label="지금 맡은 학생"
          unit="명"
          rows={loads.map(({ id, name, assigned, here }) => ({
            id: id ?? '',
            name: name ?? '',
            parts: [
              { label: '와 있음', value: here, tone: 'positive' },
              { label: '그 밖', value: assigned - here, tone: 'accent' },
            ],
          }))}
        />
      </Stack>
    </ConfirmDialog>
  );
}
