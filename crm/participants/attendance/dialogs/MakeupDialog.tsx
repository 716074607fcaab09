import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { useGql } from '#client/graphql/gql.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { FormDialog, QueryView, SelectField } from '#ui-kit';
import type { CellEntry } from '../../../grid/index.ts';
import { MissedWeeksDocument, type MissedWeeksQuery } from '../../generated/graphql.ts';
import { formatMadeUp, type AttendanceType, type AttendanceCell, type AttendanceRecord } from '../marks/records.ts';

interface MakeupDialogProps {
  /** The week of the make-up lesson. */
  record: AttendanceRecord;
  name: string;
  types: readonly AttendanceType[];
  onEnter: (entries: readonly CellEntry<AttendanceCell>[]) => Promise<void>;
  onClose: () => void;
}

const resolver = schemaResolver(
  zod.object({ missedId: zod.nullable(zod.string()), typeId: zod.string().check(zod.minLength(1)) }),
);

/** Links a make-up lesson to the missed week. */
export function MakeupDialog({ record: now, name, types, onEnter, onClose }: MakeupDialogProps) {
  // What the form began with: a change by others meanwhile is no choice of this person.
  const [record] = useState(now);
  const query = useGql(
    MissedWeeksDocument,
    { studentId: record.studentId, participantId: record.id },
    { requestPolicy: 'network-only' },
  );
  const present = types.filter((type) => type.isActive && type.countsAsPresent);
  const current = present.find(({ id }) => id === record.attendanceTypeId);
  const usual = current ?? present.find((type) => type.name.includes('보강')) ?? present[0];
  const form = useForm({ resolver, defaultValues: { missedId: record.makeupForId ?? null, typeId: usual?.id ?? '' } });
  return (
    <FormDialog
      open
      title={`${name} 학생의 보강`}
      size="small"
      form={form}
      submitDisabled={query.data === undefined}
      onClose={onClose}
      onSubmit={({ missedId, typeId }) => onEnter(entriesOf(record, missedId, typeId))}
    >
      <QueryView query={query} rows={2}>
        {({ participants }) => (
          <>
            <SelectField
              name="missedId"
              label="보강한 결석"
              emptyLabel={participants.length === 0 ? '결석한 주차가 없습니다' : '연결하지 않음'}
              options={participants
                .filter((missed) => !missed.madeUpBy || missed.id === record.makeupForId)
                .map(toOption)}
              hint="이 주차의 출석을 결석한 주차에 연결합니다. 결석에는 보강한 날이 함께 보입니다."
            />
            <SelectField
              name="typeId"
              label="이 주차의 출결"
              options={present.map(({ id, name: label }) => ({ value: id, label }))}
            />
          </>
        )}
      </QueryView>
    </FormDialog>
  );
}

/** A link to a missed week marks the student as present; removing the link changes nothing else. */
function entriesOf(record: AttendanceRecord, missedId: string | null, typeId: string): CellEntry<AttendanceCell>[] {
  const entries: CellEntry<AttendanceCell>[] = [];
  if (missedId !== null && typeId !== record.attendanceTypeId)
    entries.push({ cell: { record: record.id, column: 'attendance' }, value: typeId });
  if (missedId !== (record.makeupForId ?? null))
    entries.push({ cell: { record: record.id, column: 'makeup' }, value: missedId });
  return entries;
}

const toOption = ({ id, attendanceType, weeklyLecture }: MissedWeeksQuery['participants'][number]) => ({
  value: id,
  label: `${weeklyLecture.lecture.name} ${formatMadeUp(weeklyLecture)} ${attendanceType?.name ?? ''}`,
});
