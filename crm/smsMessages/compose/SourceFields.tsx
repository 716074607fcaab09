import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useGql } from '#client/graphql/gql.ts';
import { FormRow, formatDay, formatWeek, NumberField, SelectField } from '#ui-kit';
import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { StudentPicker } from '../../students/parts.ts';
import { ComposeChoicesDocument, ComposeWeeksDocument } from '../generated/graphql.ts';
import type { ComposeForm, ComposeKind } from './composeForm.ts';

const kinds: { value: ComposeKind; label: string }[] = [
  { value: 'HAND', label: '직접 고르기' },
  { value: 'LECTURE', label: '강의' },
  { value: 'WEEK', label: '주차' },
  { value: 'ATTENDANCE', label: '출결' },
  { value: 'SCORE', label: '성적' },
  { value: 'WITHOUT_BOOKING', label: '클리닉 예약이 없는 학생' },
  { value: 'TAG', label: '태그' },
];

const named = (list: readonly { id: string; name: string }[] = []) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/**
 * Who gets a text: by hand, or by something that the server looks up when it is sent.
 * @param props.whom the field that says to whom of their families
 */
export default function SourceFields({ whom }: { whom: ReactNode }) {
  const { control } = useFormContext<ComposeForm>();
  const [kind, lectureId, scores] = useWatch({ control, name: ['kind', 'lectureId', 'scores'] });
  const choices = useGql(ComposeChoicesDocument, {}).data;
  const inLecture = useGql(ComposeWeeksDocument, { lectureId: lectureId ?? '' }, { enabled: lectureId !== null }).data;
  const weeks = (inLecture?.weeklyLectures ?? []).map((week) => ({
    value: week.id,
    label: `${formatWeek(week)} · ${formatDay(week.heldOn)}`,
  }));
  return (
    <>
      <FormRow>
        <SelectField name="kind" label="고르는 방법" options={kinds} />
        {whom}
      </FormRow>
      {kind === 'HAND' && <StudentPicker name="studentIds" taken={nobody} takenNote="" />}
      {kind === 'TAG' && <SelectField name="tagId" label="태그" emptyLabel="고르기" options={named(choices?.tags)} />}
      {kind !== 'HAND' && kind !== 'TAG' && (
        <FormRow>
          <SelectField
            name="lectureId"
            label="강의"
            emptyLabel="고르기"
            options={named(choices?.lectures).sort(byNameOf(({ label }) => label))}
          />
          {(kind === 'WEEK' || kind === 'ATTENDANCE') && (
            <SelectField name="weekId" label="주차" emptyLabel="고르기" options={weeks} />
          )}
          {kind === 'ATTENDANCE' && (
            <SelectField
              name="attendanceTypeId"
              label="출결"
              emptyLabel="고르기"
              options={named(choices?.attendanceTypes)}
            />
          )}
          {kind === 'SCORE' && (
            <SelectField name="examId" label="시험" emptyLabel="고르기" options={named(inLecture?.exams)} />
          )}
        </FormRow>
      )}
      {kind === 'SCORE' && (
        <FormRow>
          <SelectField name="scores" label="점수" options={ranges} />
          {scores === 'RANGE' && <NumberField name="minScore" label="몇 점부터" unit="점" decimals={2} />}
          {scores === 'RANGE' && <NumberField name="maxScore" label="몇 점까지" unit="점" decimals={2} />}
        </FormRow>
      )}
    </>
  );
}

const nobody: ReadonlySet<string> = new Set();
const ranges = [
  { value: 'BELOW', label: '커트라인 미만' },
  { value: 'RANGE', label: '점수 범위' },
];
