import { useState } from 'react';
import { useParams } from 'react-router';
import { useWithdrawConsent } from '#client/generated/rest/consents.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, Chip, ConfirmDialog, formatDay, formatInstant, QueryView, Note } from '#ui-kit';
import { AddIcon } from '#ui-kit/icons.ts';
import { Card } from '../shared/page/Card.tsx';
import { BirthdayDialog } from './BirthdayDialog.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import css from './Consents.module.css';
import { kindWords, methodWords } from './consentWords.ts';
import { StudentConsentsDocument, type StudentConsentsQuery } from './generated/graphql.ts';

/** What the address's student or guardian allowed, and what they withdrew. */
export function StudentConsents() {
  const { studentId = '' } = useParams();
  const [dialog, setDialog] = useState<'consent' | 'birthday' | null>(null);
  const query = useGql(StudentConsentsDocument, { id: studentId });
  const close = (): void => setDialog(null);
  const isGone = query.data?.students_by_pk?.anonymisedAt != null;
  return (
    <Card
      title="동의"
      action={
        <Button
          size="small"
          icon={<AddIcon aria-hidden />}
          disabled={!query.data || isGone}
          onClick={() => setDialog('consent')}
        >
          동의 적기
        </Button>
      }
    >
      <QueryView query={query} rows={3}>
        {(found) => (
          <>
            <Consents found={found} onBirthday={() => setDialog('birthday')} />
            {dialog === 'consent' && (
              <ConsentDialog studentId={studentId} needsGuardian={needsGuardian(found)} onClose={close} />
            )}
            {dialog === 'birthday' && (
              <BirthdayDialog studentId={studentId} birthOn={found.students_by_pk?.birthOn ?? null} onClose={close} />
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

const needsGuardian = ({ consentStates }: StudentConsentsQuery): boolean => consentStates[0]?.needsGuardian === true;

interface ConsentsProps {
  found: StudentConsentsQuery;
  onBirthday: () => void;
}

function Consents({ found, onBirthday }: ConsentsProps) {
  const { consents, students_by_pk: student } = found;
  const stands = consents.some(({ kind, withdrawnAt }) => kind === 'REQUIRED' && withdrawnAt == null);
  const wasWithdrawn = !stands && consents.some(({ kind }) => kind === 'REQUIRED');
  return (
    <>
      {wasWithdrawn && (
        <p className={css.notice} role="status">
          필수 동의를 철회했습니다. 새 개인정보를 더 받지 말고, 퇴원과 학생 삭제를 의논해 주세요.
        </p>
      )}
      <Note>
        {needsGuardian(found) ? '만 14세 미만이라 보호자가 동의합니다.' : '만 14세 이상이라 본인이 동의합니다.'}{' '}
        {student?.birthOn ? `생년월일 ${formatDay(student.birthOn)}` : '생년월일을 몰라 학년으로 봅니다.'}{' '}
        <Button size="small" variant="quiet" onClick={onBirthday}>
          {student?.birthOn ? '생년월일 바꾸기' : '생년월일 적기'}
        </Button>
      </Note>
      {consents.length === 0 ? (
        <Note>아직 받은 동의가 없습니다. 등록 서류의 동의를 적어 두세요.</Note>
      ) : (
        <ul className={css.rows} aria-label="동의">
          {consents.map((consent) => (
            <ConsentRow key={consent.id} consent={consent} />
          ))}
        </ul>
      )}
    </>
  );
}

function ConsentRow({ consent }: { consent: StudentConsentsQuery['consents'][number] }) {
  const withdraw = useWithdrawConsent();
  const [asking, setAsking] = useState(false);
  const { id, kind, giver, giverName, method, givenAt, withdrawnAt } = consent;
  const who = giver === 'GUARDIAN' ? `보호자 ${giverName}` : '학생 본인';
  return (
    <li className={css.row}>
      <span>
        {kindWords(kind)}
        <Note>
          {who} · {methodWords(method)} · {formatInstant(givenAt)}
          {withdrawnAt != null && ` · ${formatInstant(withdrawnAt)} 철회`}
        </Note>
      </span>
      {withdrawnAt == null ? (
        <Button size="small" aria-label={`${kindWords(kind)} 철회`} onClick={() => setAsking(true)}>
          철회
        </Button>
      ) : (
        <Chip>철회함</Chip>
      )}
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={`${kindWords(kind)} 동의를 철회할까요?`}
        confirmLabel="철회"
        onConfirm={() => withdraw.mutateAsync({ consentId: id })}
        said="철회를 적었습니다"
        onClose={() => setAsking(false)}
      >
        바로 적용되고 기록에 남습니다.{kind === 'MARKETING' && ' 이 사람에게 광고성 문자가 더 나가지 않습니다.'}
      </ConfirmDialog>
    </li>
  );
}
