import { CanAccess } from '@refinedev/core';
import { useState } from 'react';
import { useDeletePayTerms } from '#client/generated/rest/tas.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import {
  Button,
  ConfirmDialog,
  formatInstant,
  formatMonth,
  formatNumber,
  StatusChip,
  thisMonth,
  Note,
  Row,
} from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import { monthlyWageTypes, payWords } from '../payWords.ts';
import type { PayTerms, Ta } from '../ta.ts';
import css from '../Tas.module.css';

const PayTermsDialog = lazyPart(() => import('./PayTermsDialog.tsx'));

/** How a TA is paid, with every month from which it changed; the latest first. Read only where it is one's own. */
export function PayTermsCard({ ta, othersDecide }: { ta: Ta; othersDecide: boolean }) {
  const [changing, setChanging] = useState<PayTerms | 'new' | null>(null);
  const [removing, setRemoving] = useState<PayTerms | null>(null);
  const remove = useDeletePayTerms();
  const month = `${thisMonth()}-01`;
  const held = ta.payTerms.find(({ fromMonth }) => fromMonth <= month);
  const isOpen = ta.anonymisedAt == null && !othersDecide;
  const change = isOpen && (
    <CanAccess resource="taDirectory" action="setPayTerms">
      <Button size="small" onClick={() => setChanging('new')}>
        급여 조건 바꾸기
      </Button>
    </CanAccess>
  );
  return (
    <Card title="급여 조건" action={change}>
      {othersDecide && <Note>내 급여 조건은 다른 관리자가 정합니다.</Note>}
      {ta.payTerms.length === 0 ? (
        <Note>아직 정한 급여 조건이 없습니다. 시급 구분만 정해도 출근할 수 있고, 월급이면 여기에서 정합니다.</Note>
      ) : (
        <ol className={css.terms}>
          {ta.payTerms.map((terms) => (
            <li key={terms.id} className={css.term}>
              <TermsText terms={terms} isHeld={terms === held} />
              {isOpen && (
                <CanAccess resource="taDirectory" action="setPayTerms">
                  <Row wrap>
                    <Button size="small" onClick={() => setChanging(terms)}>
                      수정
                    </Button>
                    <Button size="small" variant="quiet" tone="danger" onClick={() => setRemoving(terms)}>
                      삭제
                    </Button>
                  </Row>
                </CanAccess>
              )}
            </li>
          ))}
        </ol>
      )}
      {changing && (
        <PayTermsDialog
          ta={ta}
          terms={changing === 'new' ? undefined : changing}
          held={held}
          onClose={() => setChanging(null)}
        />
      )}
      {removing && (
        <ConfirmDialog
          open
          title={`${formatMonth(removing.fromMonth)}부터의 조건을 삭제할까요?`}
          confirmLabel="삭제"
          tone="danger"
          onClose={() => setRemoving(null)}
          onConfirm={() => remove.mutateAsync({ taId: ta.id, month: removing.fromMonth.slice(0, 7) })}
          said="급여 조건을 삭제했습니다"
        >
          그 앞의 조건이 다시 이어집니다. 마감한 달에 걸치면 삭제할 수 없습니다.
        </ConfirmDialog>
      )}
    </Card>
  );
}

function TermsText({ terms, isHeld }: { terms: PayTerms; isHeld: boolean }) {
  const { fromMonth, toMonth, paymentType, monthlyWageType, contractedDays, hourlyWage, isWithheld } = terms;
  const details = [
    monthlyWageTypes.find(({ value }) => value === monthlyWageType)?.label,
    contractedDays !== null && contractedDays !== undefined && `소정근로일 ${contractedDays}일`,
    paymentType === 'MONTHLY' && hourlyWage != null && `개인 시급 ${formatNumber(hourlyWage)}원`,
    isWithheld ? '3.3% 원천징수' : '원천징수 없음',
  ].filter(Boolean);
  return (
    <div className={css.what}>
      <Row wrap>
        <strong>
          {formatMonth(fromMonth)}부터{toMonth && ` ${formatMonth(toMonth)}까지`}
        </strong>
        {isHeld && <StatusChip tone="positive">이번 달</StatusChip>}
      </Row>
      <span>
        {payWords({ paymentType, hourlyWage: hourlyWage ?? null, monthlySalary: terms.monthlySalary ?? null })} ·{' '}
        {details.join(' · ')}
      </span>
      <Note as="span">
        {terms.createdByStaff?.name ?? '시스템'} · {formatInstant(terms.updatedAt)}
      </Note>
    </div>
  );
}
