import { useAddClinicParticipants } from '#client/generated/rest/clinicParticipants.ts';
import { ConfirmDialog } from '#ui-kit';
import { BookingClashes } from '../../clinicParticipants/parts.ts';
import type { ClinicStudentFragment } from '../generated/graphql.ts';
import type { DayBoardSlot } from '../board/dayBoardRows.ts';
import { slotName } from '../slotWords.ts';

interface WaitDialogProps {
  student: ClinicStudentFragment;
  /** The slot without a free seat. */
  slot: DayBoardSlot;
  /** The student's current seat, if there is one. */
  from: DayBoardSlot | null;
  onSaid: (message: string, changeSetId?: string | null) => void;
  onClose: () => void;
}

/** Offers the waiting list of a full slot; a student who has a seat elsewhere keeps it. */
export function WaitDialog({ student, slot, from, onSaid, onClose }: WaitDialogProps) {
  const add = useAddClinicParticipants();
  const { name } = student.user;
  const ahead = slot.counts.WAITING;
  return (
    <ConfirmDialog
      open
      title={`${slotName(slot)}에는 자리가 없습니다. ${name} 학생을 대기로 넣을까요?`}
      confirmLabel="대기로 추가"
      onClose={onClose}
      onConfirm={async () => {
        const answer = await add.mutateAsync({ slotId: slot.id, data: { studentIds: [student.id], wait: true } });
        const isWaiting = answer.bookings.some(({ status }) => status === 'WAITING');
        onSaid(
          `${name} 학생을 ${slotName(slot)}${isWaiting ? ' 대기에 넣었습니다' : '에 예약했습니다'}`,
          answer.changeSetId,
        );
      }}
    >
      <p>{`정원 ${slot.capacity}명이 모두 찼습니다. ${ahead > 0 ? `기다리는 ${ahead}명 다음 차례가 됩니다.` : '대기 첫째가 됩니다.'}`}</p>
      <BookingClashes slotId={slot.id} studentIds={[student.id]} />
      {from && <p>{`지금의 ${slotName(from)} 자리는 그대로 둡니다.`}</p>}
    </ConfirmDialog>
  );
}
