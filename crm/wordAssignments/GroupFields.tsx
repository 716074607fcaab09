import { useFormContext, useWatch } from 'react-hook-form';
import { useGql } from '#client/graphql/gql.ts';
import { FormRow, formatDay, formatWeek, SelectField } from '#ui-kit';
import { useLectureOptions } from '../lectures/parts.ts';
import { ChoiceField } from '../shared/choices/ChoiceField.tsx';
import { StudentPicker } from '../students/parts.ts';
import type { AssignmentForm } from './assignmentForm.ts';
import { AssignmentWeeksDocument } from './generated/graphql.ts';

const kinds: { value: AssignmentForm['kind']; label: string }[] = [
  { value: 'LECTURE', label: '강의' },
  { value: 'WEEK', label: '주차' },
  { value: 'STUDENTS', label: '학생 고르기' },
];

const nobody: ReadonlySet<string> = new Set();

/** Whom an assignment is for. */
export function GroupFields() {
  const { control } = useFormContext<AssignmentForm>();
  const [kind, lectureId] = useWatch({ control, name: ['kind', 'lectureId'] });
  const lectures = useLectureOptions();
  const isWeek = kind === 'WEEK' && lectureId !== null;
  const query = useGql(AssignmentWeeksDocument, { lectureId: lectureId ?? '' }, { enabled: isWeek });
  const weeks = (query.data?.weeklyLectures ?? []).map((week) => ({
    value: week.id,
    label: `${formatWeek(week)} · ${formatDay(week.heldOn)}`,
  }));
  return (
    <>
      <FormRow>
        <SelectField name="kind" label="누구에게" options={kinds} />
        {kind !== 'STUDENTS' && <SelectField name="lectureId" label="강의" emptyLabel="고르기" options={lectures} />}
        {kind === 'WEEK' && (
          <ChoiceField
            name="weekId"
            label="주차"
            emptyLabel="고르기"
            query={query}
            options={weeks}
            none={isWeek ? '이 강의에는 아직 주차가 없습니다.' : undefined}
          />
        )}
      </FormRow>
      {kind === 'STUDENTS' && <StudentPicker name="studentIds" taken={nobody} takenNote="" />}
    </>
  );
}
