import { CanAccess } from '@refinedev/core';
import { useState } from 'react';
import { useDecideClaim, type Decision } from '#client/generated/rest/expenseClaims.ts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  FactList,
  formatDay,
  formatMonth,
  StatusChip,
  useSending,
  useToast,
} from '#ui-kit';
import { useOthersDecide } from '../tas/parts.ts';
import type { Claim } from './types.ts';
import css from './Claims.module.css';
import { statusWords } from './claimWords.ts';
import { Receipts } from './Receipts.tsx';
import { RejectDialog } from './RejectDialog.tsx';

interface ClaimDialogProps {
  claim: Claim;
  onClose: () => void;
}

/** A claim with its receipts beside the amount, to approve, reject or pay. */
export function ClaimDialog({ claim, onClose }: ClaimDialogProps) {
  const { id, taId, amount, spentOn, description, status, rejectReason, payMonth, files, taStaff, decidedByStaff } =
    claim;
  const [isRejecting, setRejecting] = useState(false);
  const decide = useDecideClaim();
  const toast = useToast();
  const { send } = useSending();
  const state = statusWords(status);
  const write = (data: Decision) => decide.mutateAsync({ expenseClaimId: id, data });
  const move = (next: 'APPROVED' | 'PAID') =>
    send(
      async () => {
        await write({ status: next });
        onClose();
      },
      `${statusWords(next).label} 처리했습니다`,
    );
  const isOwn = useOthersDecide(taId);
  const facts = [
    { label: '상태', value: <StatusChip tone={state.tone}>{state.label}</StatusChip> },
    { label: '금액', value: <strong>{`${amount.toLocaleString('ko')}원`}</strong> },
    { label: '쓴 날', value: formatDay(spentOn) },
    { label: '내용', value: description },
    ...(payMonth ? [{ label: '지급 월', value: formatMonth(payMonth) }] : []),
    ...(status === 'PAID' && !payMonth ? [{ label: '지급', value: '급여와 따로' }] : []),
    ...(decidedByStaff ? [{ label: '처리', value: decidedByStaff.name }] : []),
    ...(rejectReason ? [{ label: '반려 사유', value: rejectReason }] : []),
  ];
  return (
    <Dialog open size="large" title={`${taStaff?.name ?? ''} 경비 청구`} onClose={onClose}>
      <DialogBody>
        <div className={css.both}>
          <FactList facts={facts} />
          <Receipts files={files} />
        </div>
        {status === 'APPROVED' && payMonth && !isOwn && (
          <CanAccess resource="expenseClaims" action="decide">
            <p>{`${formatMonth(payMonth)} 급여와 함께 지급됩니다. 이미 따로 지급했다면 지급 처리해 주세요. 급여에서 빠집니다.`}</p>
          </CanAccess>
        )}
        {isOwn && status === 'REQUESTED' && <p>자기가 청구한 경비입니다. 다른 관리자에게 요청해 주세요.</p>}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
        {status === 'REQUESTED' && !isOwn && (
          <CanAccess resource="expenseClaims" action="decide">
            <Button disabled={decide.isPending} onClick={() => setRejecting(true)}>
              반려
            </Button>
            <Button variant="primary" loading={decide.isPending} onClick={() => void move('APPROVED')}>
              승인
            </Button>
          </CanAccess>
        )}
        {status === 'APPROVED' && !isOwn && (
          <CanAccess resource="expenseClaims" action="decide">
            <Button loading={decide.isPending} onClick={() => void move('PAID')}>
              따로 지급 처리
            </Button>
          </CanAccess>
        )}
      </DialogActions>
      {isRejecting && (
        <RejectDialog
          name={taStaff?.name ?? ''}
          reject={async (rejectReason) => {
            await write({ status: 'REJECTED', rejectReason });
            toast({ message: '반려했습니다', tone: 'positive' });
            onClose();
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </Dialog>
  );
}
