import { useEffect, useRef } from 'react';
import { formatDay, todayInSeoul, useToast } from '#ui-kit';
import type { AttendanceActions } from './useAttendance.ts';
import type { HeldWeek } from './dialogs/absenceText.ts';

/** Says once a week that a mark was set for a day that has not come; the mark is kept, undo takes it back. */
export function useFutureWarning({ edits, recordNow }: AttendanceActions, weeks: readonly HeldWeek[]): void {
  const toast = useToast();
  const warned = useRef(new Set<string>());
  useEffect(() => {
    for (const { cell, value } of edits.values()) {
      const weekId =
        cell.column === 'attendance' && value !== null ? recordNow(cell.record)?.weeklyLectureId : undefined;
      const week = weeks.find(({ id }) => id === weekId);
      if (!week || week.heldOn <= todayInSeoul() || warned.current.has(week.id)) continue;
      warned.current.add(week.id);
      toast({
        message: `아직 오지 않은 ${formatDay(week.heldOn)}의 출결을 체크했습니다. 잘못 눌렀으면 Ctrl+Z로 되돌리세요.`,
      });
    }
  }, [edits, weeks, recordNow, toast]);
}
