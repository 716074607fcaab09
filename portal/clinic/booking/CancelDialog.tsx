import { ConfirmDialog } from '#ui-kit';
import type { MyBookingFragment } from '../generated/graphql.ts';

interface CancelDialogProps {
  /** The booking to cancel; null for none. */
  booking: MyBookingFragment | null;
  onCancel: (slotId: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation before a booking or a place on a waiting list is cancelled. */
export function CancelDialog({ booking, onCancel, onClose }: CancelDialogProps) {
  const isWaiting = booking?.status === 'WAITING';
  return (
    <ConfirmDialog
      open={booking !== null}
      title={isWaiting ? '대기를 취소할까요?' : '예약을 취소할까요?'}
      confirmLabel={isWaiting ? '대기 취소' : '예약 취소'}
      cancelLabel="그대로 두기"
      tone="danger"
      onClose={onClose}
      onConfirm={() => onCancel(booking?.slotId ?? '')}
      said={isWaiting ? '대기를 취소했어요' : '예약을 취소했어요'}
    >
      {isWaiting
        ? '대기 순서를 잃어요. 다시 신청하면 맨 뒤에 서요.'
        : '자리는 대기하는 다른 학생에게 넘어가요. 다시 예약하려면 빈자리가 있어야 해요.'}
    </ConfirmDialog>
  );
}
