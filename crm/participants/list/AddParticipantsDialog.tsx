import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as zod from 'zod/mini';
import { findCandidates, useAddParticipantsWithOptions } from '#client/generated/rest/participants.ts';
import { useGql } from '#client/graphql/gql.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CheckboxField, FormDialog, Tabs, formatWeek } from '#ui-kit';
import { CandidateFinder, StudentPicker } from '../../students/parts.ts';
import { ParticipantClashes } from './ParticipantClashes.tsx';
import { LaterWeeksDocument, type ParticipantWeekQuery } from '../generated/graphql.ts';

interface AddParticipantsDialogProps {
  lectureId: string;
  week: NonNullable<ParticipantWeekQuery['weeklyLectures_by_pk']>;
  onClose: () => void;
}

const schema = zod
  .object({
    picked: zod.array(zod.string()),
    listed: zod.array(zod.string()),
    followingWeeks: zod.boolean(),
    notify: zod.boolean(),
  })
  .check(
    zod.refine(({ picked, listed }) => picked.length + listed.length > 0, {
      path: ['picked'],
      message: '추가할 학생을 골라 주세요.',
    }),
  );
const tabs = [
  { id: 'search', label: '학생 검색' },
  { id: 'list', label: '명단에서 (엑셀, 붙여넣기)' },
] as const;

/** Adds students to a week, by search or from a list; optionally also to later weeks, and with a text message. */
export function AddParticipantsDialog({ lectureId, week, onClose }: AddParticipantsDialogProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('search');
  const add = useAddParticipantsWithOptions();
  const { heldOn, startsAt, participants } = week;
  const later = useGql(LaterWeeksDocument, { lectureId, heldOn, startsAt }).data?.weeklyLectures_aggregate.aggregate
    ?.count;
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { picked: [] as string[], listed: [] as string[], followingWeeks: false, notify: false },
  });
  const [picked, listed] = useWatch({ control: form.control, name: ['picked', 'listed'] });
  const userIds = [...new Set([...picked, ...listed])];
  return (
    <FormDialog
      open
      size="large"
      title={`${week.lecture.name} ${formatWeek(week)}에 학생 추가`}
      submitLabel={userIds.length > 0 ? `${userIds.length}명 추가` : '추가'}
      form={form}
      onClose={onClose}
      onSubmit={({ followingWeeks, notify }) =>
        add.mutateAsync({
          lectureId,
          weeklyLectureId: week.id,
          data: { userIds, followingWeeks, notify },
        })
      }
      said={({ notify }, added) => wordsOf(added, notify)}
    >
      <Tabs label="학생을 추가하는 방법" items={tabs} value={tab} onChange={setTab}>
        {/* Both stay mounted: what was chosen in one is not lost by looking at the other. */}
        <div hidden={tab !== 'search'}>
          <StudentPicker
            name="picked"
            taken={new Set(participants.map(({ studentId }) => studentId))}
            takenNote="이미 이 주차에 있음"
          />
        </div>
        <div hidden={tab !== 'list'}>
          <CandidateFinder
            find={(list) => findCandidates(lectureId, week.id, list)}
            onChange={(ids) => form.setValue('listed', ids, { shouldDirty: true })}
          />
        </div>
      </Tabs>
      <ParticipantClashes lectureId={lectureId} weekId={week.id} userIds={userIds} />
      <CheckboxField
        name="followingWeeks"
        label={`뒤의 주차에도 추가${later === undefined ? '' : ` (${later}개)`}`}
        disabled={later === 0}
      />
      <CheckboxField
        name="notify"
        label="추가한 학생에게 문자로 알리기"
        hint="밤 9시부터 아침 8시 사이에는 아침 8시에 나갑니다."
      />
    </FormDialog>
  );
}

interface Added {
  userIds: string[];
  weeks: { added: number }[];
  notified: number;
  withoutPhone: string[];
}

function wordsOf({ userIds, weeks, notified, withoutPhone }: Added, isTold: boolean): string {
  if (weeks.length === 0) return '모두 이미 있는 학생입니다';
  const others = weeks.length > 1 ? ` (주차 ${weeks.length}개)` : '';
  const told = isTold ? ` · 문자 ${notified}통을 보냅니다` : '';
  const silent = withoutPhone.length > 0 ? `, 번호가 없는 학생 ${withoutPhone.length}명` : '';
  return `${userIds.length}명을 추가했습니다${others}${told}${silent}`;
}
