import { useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { useResendFailedSms } from '#client/generated/rest/smsMessages.ts';
import { ConfirmDialog, formatNumber } from '#ui-kit';

interface ResendDialogProps {
  messageId: string;
  onClose: () => void;
}

/** Sends a text again to those who did not get it; at night it asks once more. */
export function ResendDialog({ messageId, onClose }: ResendDialogProps) {
  // A retry after a lost response uses the same key, so that nobody gets the text twice.
  const [sendKey] = useState(() => crypto.randomUUID());
  const { mutateAsync: resend, error } = useResendFailedSms();
  const isNight = error instanceof HttpError && error.problem.code === 'quiet-hours';
  return (
    <ConfirmDialog
      open
      title="실패한 사람에게 다시 보낼까요?"
      confirmLabel={isNight ? '밤이지만 다시 보내기' : '다시 보내기'}
      onClose={onClose}
      onConfirm={() => resend({ messageId, data: { sendKey, quietHoursConfirmed: isNight } })}
      said={({ queued }) => `${formatNumber(queued)}명에게 다시 보낼 목록에 올렸습니다`}
    >
      받지 못한 사람에게 같은 내용을 한 번 더 보냅니다. 취소한 사람과 그 뒤에 다시 받은 사람은 빠집니다.
    </ConfirmDialog>
  );
}
