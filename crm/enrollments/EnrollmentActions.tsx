import { useParams } from 'react-router';
import { enrollStudents } from '#client/generated/rest/enrollments.ts';
import { todayInSeoul } from '#ui-kit';
import { LogOutIcon, TransferIcon, UndoIcon } from '#ui-kit/icons.ts';
import { withClashes } from '../shared/clashText.ts';
import type { Action } from '../shared/actions/action.ts';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { EndEnrollmentDialog } from './EndEnrollmentDialog.tsx';
import { extension, stateOf, type EnrollmentRow } from './enrollmentState.ts';
import { TransferDialog } from './transfer/TransferDialog.tsx';
import { useEndEnrollment } from './useEndEnrollment.ts';

/** Moves students to another lecture: those whose enrollment has not ended. */
export function transferring(lectureId: string, enrollments: readonly EnrollmentRow[], onDone?: () => void): Action {
  const movable = enrollments.filter((enrollment) => stateOf(enrollment, todayInSeoul()) !== 'ended');
  return {
    title: '반 옮기기',
    when: movable.length > 0 || '끝난 수강은 옮길 수 없습니다.',
    asks: (close) => (
      <TransferDialog
        lectureId={lectureId}
        enrollments={movable}
        onClose={() => {
          close();
          onDone?.();
        }}
      />
    ),
  };
}

/** The actions of one enrollment in the list. */
export function EnrollmentActions({ enrollment }: { enrollment: EnrollmentRow }) {
  const { lectureId = '' } = useParams();
  const end = useEndEnrollment();
  const { name } = enrollment.student.user;
  const isOpen = enrollment.toDate == null;
  const reopen = async () => {
    await end(enrollment.id, null);
    const asked = { ...extension(enrollment, null), dryRun: true };
    return enrollStudents(lectureId, asked).catch(() => ({ clashes: [] }));
  };
  return (
    <ActionMenu
      name={name}
      actions={[
        {
          title: isOpen ? '수강 끝내기' : '마지막 날 바꾸기',
          icon: LogOutIcon,
          asks: (close) => <EndEnrollmentDialog lectureId={lectureId} enrollment={enrollment} onClose={close} />,
        },
        {
          ...transferring(lectureId, [enrollment]),
          icon: TransferIcon,
          when: stateOf(enrollment, todayInSeoul()) !== 'ended',
        },
        {
          title: '수강 이어 가기',
          icon: UndoIcon,
          when: !isOpen,
          run: (send) => send(reopen, ({ clashes }) => withClashes(`${name} 학생의 수강을 이어 갑니다`, clashes)),
        },
      ]}
    />
  );
}
