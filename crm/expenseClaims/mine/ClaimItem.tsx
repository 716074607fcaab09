import { useState } from 'react';
import { formatDay, formatMonth, StatusChip, Row } from '#ui-kit';
import { FilePanel, FilesButton } from '../../files/parts.ts';
import { deleting, editing } from '../../shared/actions/commonActions.tsx';
import { ActionMenu } from '../../shared/actions/ActionMenu.tsx';
import css from '../Claims.module.css';
import { statusWords } from '../claimWords.ts';
import type { MyClaimsQuery } from '../generated/graphql.ts';
import { ClaimForm } from './ClaimForm.tsx';

/** One's own claim with its receipts; changed and taken back until it is decided. */
export function ClaimItem({ claim }: { claim: MyClaimsQuery['expenseClaims'][number] }) {
  const { id, amount, spentOn, description, status, payMonth, rejectReason, files } = claim;
  const [isOpen, setOpen] = useState(false);
  const { label, tone } = statusWords(status);
  return (
    <li className={css.claim}>
      <div className={css.first}>
        <strong>{`${amount.toLocaleString('ko')}원`}</strong>
        <Row as="span" wrap>
          <StatusChip tone={tone}>{label}</StatusChip>
          {status === 'REQUESTED' && (
            <ActionMenu
              name={description}
              actions={[
                editing((close) => <ClaimForm claim={claim} onClose={close} />),
                deleting({
                  resource: 'expenseClaims',
                  id,
                  noun: '청구',
                  title: '경비 청구를 취소할까요?',
                  confirmLabel: '청구 취소',
                  said: '경비 청구를 취소했습니다',
                  warns: `${description} ${amount.toLocaleString('ko')}원 청구가 사라집니다.`,
                }),
              ]}
            />
          )}
        </Row>
      </div>
      <p className={css.about}>
        {[
          formatDay(spentOn),
          description,
          payMonth ? `${formatMonth(payMonth)} 급여와 함께` : status === 'PAID' && '급여와 따로',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {rejectReason && <p className={css.about}>{`반려 사유: ${rejectReason}`}</p>}
      <FilesButton name="영수증" count={files.length} open={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <FilePanel owner={{ ownerType: 'CLAIM', ownerId: id }} name="영수증" emptyText="아직 영수증이 없습니다." />
      )}
    </li>
  );
}
