import { useForm, useWatch } from 'react-hook-form';
import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { FormDialog, FormRow, SelectField, todayInSeoul } from '#ui-kit';
import { useLectureOptions } from '../../lectures/parts.ts';
import { EnrollClashes } from './EnrollClashes.tsx';
import { enrollPeriod, periodForward } from './enrollPeriod.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { useEnroll } from './useEnroll.ts';
import { useLectureTerm } from './useLectureTerm.ts';

interface EnrollDialogProps {
  /** The students to enrol. */
  userIds: readonly string[];
  /** Who they are, e.g. '김민수 학생을' or '학생 12명을'. */
  who: string;
  onClose: () => void;
}

const schema = zod
  .object({
    lectureId: zod.nullable(zod.string()).check(zod.refine((id) => id !== null, '등록할 강의를 골라 주세요.')),
    fromDate: enrollPeriod.fromDate,
    toDate: enrollPeriod.toDate,
  })
  .check(periodForward);

/** Enrols given students in a lecture to choose, in one call: all of them, or none. */
export function EnrollDialog({ userIds, who, onClose }: EnrollDialogProps) {
  const lectures = useLectureOptions();
  const enroll = useEnroll();
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { lectureId: null as string | null, fromDate: todayInSeoul(), toDate: null as string | null },
  });
  const chosen = useWatch({ control: form.control }) as zod.infer<typeof schema>;
  const term = useLectureTerm(chosen.lectureId);
  return (
    <FormDialog
      open
      title={`${who} 강의에 등록`}
      submitLabel="등록"
      form={form}
      onClose={onClose}
      onSubmit={({ lectureId, fromDate, toDate }) =>
        enroll(lectureId ?? '', { userIds: [...userIds], fromDate, toDate })
      }
    >
      <SelectField name="lectureId" label="강의" required options={lectures} />
      <FormRow>
        <PeriodFields term={term} />
      </FormRow>
      <EnrollClashes {...chosen} userIds={userIds} />
    </FormDialog>
  );
}
