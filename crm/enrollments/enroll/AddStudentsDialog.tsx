import { useOne } from '@refinedev/core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as zod from 'zod/mini';
import { findEnrollees } from '#client/generated/rest/enrollments.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { FormDialog, FormRow, Tabs, todayInSeoul } from '#ui-kit';
import { LoadedDialog } from '../../shared/records/LoadedDialog.tsx';
import { CandidateFinder, StudentPicker } from '../../students/parts.ts';
import { CapacityNote } from './CapacityNote.tsx';
import { EnrollClashes } from './EnrollClashes.tsx';
import { enrollPeriod, periodForward } from './enrollPeriod.ts';
import { EnrollmentLectureDocument, type EnrollmentLectureQuery } from '../generated/graphql.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { useEnroll } from './useEnroll.ts';

interface AddStudentsDialogProps {
  lectureId: string;
  onClose: () => void;
}

const schema = zod
  .object({
    fromDate: enrollPeriod.fromDate,
    toDate: enrollPeriod.toDate,
    picked: zod.array(zod.string()),
    listed: zod.array(zod.string()),
  })
  .check(
    periodForward,
    zod.refine(({ picked, listed }) => picked.length + listed.length > 0, {
      path: ['picked'],
      message: '등록할 학생을 골라 주세요.',
    }),
  );
const tabs = [
  { id: 'search', label: '학생 검색' },
  { id: 'list', label: '명단에서 (엑셀, 붙여넣기)' },
] as const;

/** Enrols students in a lecture, found or from a list, in one call: all of them, or none. */
export function AddStudentsDialog({ lectureId, onClose }: AddStudentsDialogProps) {
  const { query } = useOne<NonNullable<EnrollmentLectureQuery['lectures_by_pk']>>({
    resource: 'lectures',
    id: lectureId,
    meta: { gqlQuery: EnrollmentLectureDocument, gqlVariables: { today: todayInSeoul() } },
    queryOptions: { staleTime: 0 },
  });
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('search');
  const enroll = useEnroll();
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: {
      fromDate: todayInSeoul(),
      toDate: null as string | null,
      picked: [] as string[],
      listed: [] as string[],
    },
  });
  const [picked, listed, fromDate, toDate] = useWatch({
    control: form.control,
    name: ['picked', 'listed', 'fromDate', 'toDate'],
  });
  const userIds = [...new Set([...picked, ...listed])];
  return (
    <LoadedDialog title="학생 등록" size="large" query={query} rows={8} onClose={onClose}>
      {({ data: found }) => (
        <FormDialog
          open
          size="large"
          title={`${found.name}에 학생 등록`}
          submitLabel={userIds.length > 0 ? `${userIds.length}명 등록` : '등록'}
          form={form}
          onClose={onClose}
          onSubmit={(period) => enroll(lectureId, { userIds, fromDate: period.fromDate, toDate: period.toDate })}
        >
          <FormRow>
            <PeriodFields term={found} />
            <CapacityNote enrolled={found.enrollments.length} chosen={userIds.length} capacity={found.capacity} />
          </FormRow>
          {/* One row of the dialog's grid: the strip has its own distance from what it shows. */}
          <div>
            <Tabs label="학생을 고르는 방법" items={tabs} value={tab} onChange={setTab}>
              {/* Both stay mounted: what was chosen in one is not lost by looking at the other. */}
              <div hidden={tab !== 'search'}>
                <StudentPicker
                  name="picked"
                  group={{
                    label: `대표강의가 ${found.name}인 학생`,
                    students: found.representedStudents.map(({ student }) => student),
                  }}
                  taken={new Set(found.enrollments.map(({ studentId }) => studentId))}
                  takenNote="이미 수강 중"
                />
              </div>
              <div hidden={tab !== 'list'}>
                <CandidateFinder
                  find={(list) => findEnrollees(lectureId, list)}
                  onChange={(ids) => form.setValue('listed', ids, { shouldDirty: true })}
                />
              </div>
            </Tabs>
          </div>
          {/* Below, so that no choice moves what is chosen from. */}
          <EnrollClashes lectureId={lectureId} userIds={userIds} fromDate={fromDate} toDate={toDate} />
        </FormDialog>
      )}
    </LoadedDialog>
  );
}
