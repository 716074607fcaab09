import { useState } from 'react';
import { useParams } from 'react-router';
import { enrollStudents } from '#client/generated/rest/enrollments.ts';
import { todayInSeoul, useSending } from '#ui-kit';
import { LogOutIcon, TransferIcon, UndoIcon } from '#ui-kit/icons.ts';
import { withClashes } from '../shared/clashText.ts';
import { RowActions } from '../shared/records/RowActions.tsx';
import { EndEnrollmentDialog } from './EndEnrollmentDialog.tsx';
import { extension, stateOf, type EnrollmentRow } from './enrollmentState.ts';
import { TransferDialog } from './TransferDialog.tsx';
import { useEndEnrollment } from './useEndEnrollment.ts';

/** The actions of one enrollment in the list. */
export function EnrollmentActions({ enrollment }: { enrollment: EnrollmentRow }) {
  const { lectureId = '' } = useParams();
  const [dialog, setDialog] = useState<'end' | 'transfer' | null>(null);
  const end = useEndEnrollment();
  const { send } = useSending();
  const { name } = enrollment.student.user;
  const close = (): void => setDialog(null);

  const reopen = () =>
    send(
      async () => {
        await end(enrollment.id, null);
        const asked = { ...extension(enrollment, null), dryRun: true };
        return enrollStudents(lectureId, asked).catch(() => ({ clashes: [] }));
      },
      ({ clashes }) => withClashes(`${name} 학생의 수강을 이어 갑니다`, clashes),
    );
  return (
    <RowActions
      name={name}
      items={[
        {
          label: enrollment.toDate == null ? '수강 끝내기' : '마지막 날 바꾸기',
          icon: <LogOutIcon aria-hidden />,
          onSelect: () => setDialog('end'),
        },
        ...(stateOf(enrollment, todayInSeoul()) === 'ended'
          ? []
          : [{ label: '반 옮기기', icon: <TransferIcon aria-hidden />, onSelect: () => setDialog('transfer') }]),
        ...(enrollment.toDate == null
          ? []
          : [{ label: '수강 이어 가기', icon: <UndoIcon aria-hidden />, onSelect: () => void reopen() }]),
      ]}
    >
      {dialog === 'end' && <EndEnrollmentDialog lectureId={lectureId} enrollment={enrollment} onClose={close} />}
      {dialog === 'transfer' && <TransferDialog lectureId={lectureId} enrollments={[enrollment]} onClose={close} />}
    </RowActions>
  );
}
