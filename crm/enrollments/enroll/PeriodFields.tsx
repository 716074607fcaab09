import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { todayInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';

/** The first and last day of an enrollment: those of the lecture's term that are left, until somebody types others. */
export function PeriodFields({
  term,
}: {
  term: { startsOn: string | null; endsOn: string | null } | null | undefined;
}) {
  const { resetField, formState } = useFormContext<{ fromDate: string; toDate: string | null }>();
  const { fromDate: isFromTyped, toDate: isToTyped } = formState.dirtyFields;
  const { startsOn, endsOn } = term ?? {};
  useEffect(() => {
    const today = todayInSeoul();
    const isOver = endsOn != null && endsOn < today;
    const from = startsOn != null && startsOn > today ? startsOn : today;
    // What is proposed is what was not typed: a field that is only visited stays so.
    if (!isFromTyped) resetField('fromDate', { defaultValue: from });
    if (!isToTyped) resetField('toDate', { defaultValue: isOver ? null : (endsOn ?? null) });
  }, [resetField, isFromTyped, isToTyped, startsOn, endsOn]);
  return (
    <>
      <DateField name="fromDate" label="첫날" hint="이날부터의 주차에 출결표가 생깁니다." />
      <DateField name="toDate" label="마지막 날" hint="비워 두면 끝을 정하지 않습니다." />
    </>
  );
}
