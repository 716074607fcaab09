import { FormRow, NumberField, todayInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { assignmentForm, bodyOf, formOf } from './assignmentForm.ts';
import { GroupFields } from './GroupFields.tsx';
import type { WordAssignmentFactsFragment } from './generated/graphql.ts';

interface AssignmentDialogProps {
  deckId: string;
  /** The lecture of the deck, chosen first. */
  lectureId: string | null;
  /** The assignment to change; undefined for a new one. */
  assignment?: WordAssignmentFactsFragment;
  onClose: () => void;
}

/** Gives words of a deck to a lecture, a week or single students, or changes what was given. */
export default function AssignmentDialog({ deckId, lectureId, assignment, onClose }: AssignmentDialogProps) {
  const record = useRecordForm({
    resource: 'wordAssignments',
    record: assignment && { id: assignment.id, version: assignment.version },
    meta: { params: { deckId } },
    resolver: assignmentForm,
    defaultValues: formOf(assignment, lectureId),
  });
  return (
    <RecordDialog
      size="large"
      title={assignment ? '과제 수정' : '과제 등록'}
      submitLabel={assignment ? '저장' : '등록'}
      {...record}
      save={(values, version) => record.save(bodyOf(values), version)}
      onClose={onClose}
      fieldNames={{ weeklyLectureId: 'weekId' }}
      said={() => (assignment ? '과제를 수정했습니다' : '과제를 등록했습니다')}
    >
      {!assignment && <GroupFields />}
      <FormRow>
        <NumberField name="firstPlace" label="몇 번 단어부터" unit="번" required />
        <NumberField name="lastPlace" label="몇 번 단어까지" unit="번" hint="비워 두면 끝까지입니다." />
      </FormRow>
      <FormRow>
        <DateField name="dueOn" label="마감일" min={assignment ? undefined : todayInSeoul()} />
        <NumberField name="target" label="목표" unit="개" hint="이만큼 알면 끝납니다. 비워 두면 모두입니다." />
      </FormRow>
    </RecordDialog>
  );
}
