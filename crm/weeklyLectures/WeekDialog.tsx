import { josa } from 'es-hangul';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { SpecialWeekInput, WeekInput } from '#client/generated/rest/weeklyLectures.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateSpecialWeeklyLectureBody, UpdateWeeklyLectureBody } from '#openapi/generated/zod/weeklyLectures.ts';
import { FormRow, NumberField, TextField, TimeField, formatWeek } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { DayNote } from './DayNote.tsx';
import { NewWeekClashes } from './run/NewWeekClashes.tsx';
import { RosterNote } from './RosterNote.tsx';
import type { WeekForm } from './types.ts';
import { useSaveWeek } from './useSaveWeek.ts';

interface WeekDialogProps {
  lectureId: string;
  /** The week to edit; undefined for a new one. */
  week?: { id: string; specialName?: string | null; placeInWeek?: string | null; version: number };
  start: WeekForm;
  /** The lecture's enrollments, for a new week: it starts with those of its date. @default none */
  enrollments?: readonly { fromDate: string; toDate: string | null }[];
  onClose: () => void;
}

type Kind = 'numbered' | 'special';
type Checked = WeekInput | SpecialWeekInput;

const kinds: readonly { id: Kind; label: string }[] = [
  { id: 'numbered', label: '번호 주차' },
  { id: 'special', label: '이름 있는 주차 (특강, 보강)' },
];
// The chips choose one of two validators; both read the same form.
const resolvers = {
  numbered: schemaResolver(UpdateWeeklyLectureBody) as unknown as Resolver<WeekForm, unknown, Checked>,
  special: schemaResolver(CreateSpecialWeeklyLectureBody) as unknown as Resolver<WeekForm, unknown, Checked>,
};

/** Adds or edits a week: numbered, or with a special name. */
export function WeekDialog({ lectureId, week, start, enrollments, onClose }: WeekDialogProps) {
  const [kind, setKind] = useState<Kind>(week?.specialName ? 'special' : 'numbered');
  const saveWeek = useSaveWeek(lectureId, week?.id);
  const { weekNumber, specialName, heldOn, startsAt, endsAt, room } = start;
  const form = useForm<WeekForm, unknown, Checked>({
    resolver: resolvers[kind],
    defaultValues: { weekNumber, specialName: specialName ?? '', heldOn, startsAt, endsAt, room },
  });
  return (
    <RecordDialog
      title={week ? '주차 수정' : '주차 추가'}
      submitLabel={week ? '저장' : '추가'}
      form={form}
      version={week?.version}
      onClose={onClose}
      save={saveWeek}
      said={(data) =>
        `${josa(formatWeek({ ...data, placeInWeek: null }), '을/를')} ${week ? '수정했습니다' : '추가했습니다'}`
      }
    >
      <ChoiceChips label="주차의 종류" items={kinds} chosen={[kind]} onToggle={setKind} />
      <FormRow>
        {kind === 'numbered' ? (
          <NumberField name="weekNumber" label="주차 번호" unit="주차" hint={placeHint(week?.placeInWeek)} />
        ) : (
          <TextField name="specialName" label="주차 이름" placeholder="파이널 특강" />
        )}
        <DateField name="heldOn" label="수업일" />
      </FormRow>
      <FormRow>
        <TimeField name="startsAt" label="시작" />
        <TimeField name="endsAt" label="끝" />
        <TextField name="room" label="강의실" />
      </FormRow>
      <DayNote enrollments={enrollments} />
      {week ? <RosterNote lectureId={lectureId} week={week} start={start} /> : <NewWeekClashes lectureId={lectureId} />}
    </RecordDialog>
  );
}

/** Nobody sets the place in a week: it follows the days and hours of its lessons (`place_in_week()`). */
const placeHint = (place: string | null | undefined): string | undefined =>
  place ? `${place} · 순서는 날짜와 시각을 따릅니다.` : undefined;
