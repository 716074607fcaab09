import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { useGql } from '#client/graphql/gql.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { FormDialog, QueryView, SelectField } from '#ui-kit';
import type { Entry } from '../../grid/useChangeSets.ts';
import { MissedWeeksDocument, type MissedWeeksQuery } from '../generated/graphql.ts';
import { formatMadeUp, type AttendanceType, type Seat, type WrittenColumn } from './records.ts';

interface MakeupDialogProps {
  /** Where the student came to make up. */
  seat: Seat;
  name: string;
  types: readonly AttendanceType[];
  onEnter: (entries: readonly Entry<WrittenColumn>[]) => Promise<void>;
  onClose: () => void;
}

const resolver = schemaResolver(
  zod.object({ missedId: zod.nullable(zod.string()), typeId: zod.string().check(zod.minLength(1)) }),
);

/** Links a make-up lesson to the week that was missed. */
export function MakeupDialog({ seat, name, types, onEnter, onClose }: MakeupDialogProps) {
  const query = useGql(
    MissedWeeksDocument,
    { studentId: seat.studentId, seatId: seat.id },
    { requestPolicy: 'network-only' },
  );
  const present = types.filter((type) => type.isActive && type.countsAsPresent);
  const now = present.find(({ id }) => id === seat.attendanceTypeId);
  const usual = now ?? present.find((type) => type.name.includes('보강')) ?? present[0];
  const form = useForm({ resolver, defaultValues: { missedId: seat.makeupForId ?? null, typeId: usual?.id ?? '' } });
  return (
    <FormDialog
      open
      title={`${name} 학생의 보강`}
      size="small"
      form={form}
      onClose={onClose}
      onSubmit={({ missedId, typeId }) =>
        onEnter([
          ...(missedId !== null && typeId !== seat.attendanceTypeId
            ? [{ rowId: seat.id, column: 'attendance' as const, value: typeId }]
            : []),
          ...(missedId !== (seat.makeupForId ?? null)
            ? [{ rowId: seat.id, column: 'makeup' as const, value: missedId }]
            : []),
        ])
      }
    >
      <QueryView query={query} rows={2}>
        {({ participants }) => (
          <>
            <SelectField
              name="missedId"
              label="무엇을 보강했나요"
              emptyLabel={participants.length === 0 ? '결석한 주차가 없습니다' : '연결하지 않음'}
              options={participants
                .filter((missed) => !missed.madeUpBy || missed.id === seat.makeupForId)
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

const toOption = ({ id, attendanceType, weeklyLecture }: MissedWeeksQuery['participants'][number]) => ({
  value: id,
  label: `${weeklyLecture.lecture.name} ${formatMadeUp(weeklyLecture)} ${attendanceType?.name ?? ''}`,
});
