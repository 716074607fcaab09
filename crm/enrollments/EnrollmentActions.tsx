import { useState } from 'react';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import { LogOutIcon, UndoIcon } from '#ui-kit/icons.ts';
import { RowActions } from '../shared/RowActions.tsx';
import { EndEnrollmentDialog } from './EndEnrollmentDialog.tsx';
import type { EnrollmentRow } from './enrollmentColumns.tsx';
import { useEndEnrollment } from './useEndEnrollment.ts';

/** What can be done with one enrollment of the list. */
export function EnrollmentActions({ enrollment }: { enrollment: EnrollmentRow }) {
  const [ending, setEnding] = useState(false);
  const end = useEndEnrollment();
  const toast = useToast();
  const { name } = enrollment.student.user;

  const reopen = async (): Promise<void> => {
    try {
      await end(enrollment.id, null);
      toast({ message: `${name} 학생의 수강을 이어 갑니다`, tone: 'positive' });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  };
  return (
    <RowActions
      name={name}
      items={[
        {
          label: enrollment.toDate == null ? '수강 끝내기' : '마지막 날 바꾸기',
          icon: <LogOutIcon aria-hidden />,
          onSelect: () => setEnding(true),
        },
        ...(enrollment.toDate == null
          ? []
          : [{ label: '수강 이어 가기', icon: <UndoIcon aria-hidden />, onSelect: () => void reopen() }]),
      ]}
    >
      {ending && <EndEnrollmentDialog enrollment={enrollment} onClose={() => setEnding(false)} />}
    </RowActions>
  );
}
