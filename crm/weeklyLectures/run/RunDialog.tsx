import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as zod from 'zod/mini';
import {
  useCreateWeeklyLecture,
  useDeleteWeeklyLecture,
  type WeekInput,
} from '#client/generated/rest/weeklyLectures.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import {
  createWeeklyLectureBodyOneRoomMax,
  createWeeklyLectureBodyOneWeekNumberMax,
  createWeeklyLectureBodyTwoFollowingMax,
} from '#openapi/generated/zod/weeklyLectures.ts';
import {
  addDays,
  FormDialog,
  FormRow,
  NumberField,
  TextField,
  TimeField,
  useToast,
  formatTime,
  formatWeek,
  weekdayOf,
  UserError,
} from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { useHolidays } from '../../shared/useHolidays.ts';
import type { WeekPlanQuery } from '../generated/graphql.ts';
import { RunClashes } from './NewWeekClashes.tsx';
import { planRun } from './planRun.ts';
import { RunPreview } from './RunPreview.tsx';
import type { WeekForm } from '../types.ts';

interface RunDialogProps {
  lectureId: string;
  /** The existing weeks. */
  weeks: WeekPlanQuery['weeklyLectures'];
  /** Its hours and term; each new week starts with the enrollments of its date. */
  lecture: NonNullable<WeekPlanQuery['lectures_by_pk']>;
  start: WeekForm;
  onClose: () => void;
}

const time = zod.optional(
  zod.string().check(zod.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '시각을 18:30처럼 입력해 주세요.')),
);
const schema = zod.object({
  heldOn: zod.iso.date(),
  count: zod
    .int()
    .check(zod.gte(1))
    .check(zod.lte(1 + createWeeklyLectureBodyTwoFollowingMax)),
  firstNumber: zod.int().check(zod.gte(1)).check(zod.lte(createWeeklyLectureBodyOneWeekNumberMax)),
  startsAt: time,
  endsAt: time,
  room: zod.optional(zod.string().check(zod.maxLength(createWeeklyLectureBodyOneRoomMax))),
});

/** Adds several weeks at once: previews every date, leaving out holidays and dates that have a week. */
export function RunDialog({ lectureId, weeks, lecture, start, onClose }: RunDialogProps) {
  const create = useCreateWeeklyLecture();
  const takeBack = useDeleteWeeklyLecture();
  const toast = useToast();
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { heldOn, startsAt, endsAt, room } = start;
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: {
      heldOn,
      count: countOf(lecture, heldOn),
      firstNumber: start.weekNumber ?? 1,
      startsAt,
      endsAt,
      room,
    },
  });
  const wish = useWatch({ control: form.control });
  const from = zod.iso.date().safeParse(wish.heldOn).success ? (wish.heldOn ?? heldOn) : heldOn;
  const holidays = useHolidays(from, addDays(from, 7 * 80));
  const isOnce = lecture.hours.length === 0;
  const once = { weekday: weekdayOf(from), startsAt: wish.startsAt ?? '', endsAt: wish.endsAt ?? '' };
  const days = planRun(
    {
      from,
      lessons: isOnce ? [once] : lessonsOf(lecture),
      until: lecture.endsOn ?? null,
      count: within(wish.count, 60),
      firstNumber: within(wish.firstNumber, 100),
    },
    {
      holidays: holidays?.names ?? new Map<string, string>(),
      standing: new Map(weeks.map((week) => [week.heldOn, formatWeek(week)])),
      weeks,
    },
    choices,
  );
  const weeksOf = ({ startsAt: begin, endsAt: end, room: place }: Place): WeekInput[] =>
    days.flatMap(({ obstacle: _obstacle, placeInWeek: _place, weekNumber, ...lesson }) =>
      weekNumber === null
        ? []
        : [{ ...lesson, weekNumber, ...(isOnce && { startsAt: begin, endsAt: end }), room: place }],
    );

  return (
    <FormDialog
      open
      size="large"
      title="주차 여러 개 추가"
      submitLabel={`${days.filter(({ weekNumber }) => weekNumber !== null).length}개 추가`}
      form={form}
      onClose={onClose}
      onSubmit={async (data) => {
        const [first, ...following] = weeksOf(data);
        if (!first) throw new UserError('추가할 주차가 없습니다. 건너뛴 날 중 수업할 날을 골라 주세요.');
        const count = following.length + 1;
        const { id, changeSetId } = await create.mutateAsync({ lectureId, data: { ...first, following } });
        toast({
          message: `주차 ${count}개를 추가했습니다`,
          tone: 'positive',
          undo:
            changeSetId !== null
              ? {
                  send: () => takeBack.mutateAsync({ lectureId, weeklyLectureId: id, params: { changeSetId } }),
                  said: `추가한 주차 ${count}개를 되돌렸습니다`,
                }
              : undefined,
        });
      }}
    >
      <FormRow>
        <DateField
          name="heldOn"
          label="첫 수업일"
          hint={isOnce ? '같은 요일로 매주 이어집니다.' : '이날부터 강의의 모든 요일에 이어집니다.'}
        />
        <NumberField name="count" label="수업 횟수" unit="번" />
        <NumberField name="firstNumber" label="첫 번호" unit="주차" />
      </FormRow>
      <FormRow>
        {isOnce && (
          <>
            <TimeField name="startsAt" label="시작" />
            <TimeField name="endsAt" label="끝" />
          </>
        )}
        <TextField name="room" label="강의실" />
      </FormRow>
      <RunPreview
        days={days}
        enrollments={lecture.enrollments}
        unknownYears={holidays?.unknownYears ?? []}
        onChoose={(day, isHeld) => setChoices(new Map(choices).set(day, isHeld))}
      />
      <RunClashes lectureId={lectureId} weeks={weeksOf(wish)} />
    </FormDialog>
  );
}

type Place = Pick<WeekInput, 'startsAt' | 'endsAt' | 'room'>;

const lessonsOf = (lecture: RunDialogProps['lecture']) =>
  [lecture, ...lecture.hours]
    .map(({ weekday, startsAt, endsAt }) => ({
      weekday,
      startsAt: formatTime(startsAt),
      endsAt: formatTime(endsAt),
    }))
    .sort(byNameOf(({ startsAt }) => startsAt));

/** How many lessons the term has from a day on, as many as one run may have; 8 where it has no last day. */
function countOf(lecture: RunDialogProps['lecture'], from: string): number {
  if (lecture.endsOn == null) return 8;
  const facts = { holidays: new Map<string, string>(), standing: new Map<string, string>(), weeks: [] };
  const wish = { from, lessons: lessonsOf(lecture), until: lecture.endsOn, count: 60, firstNumber: 1 };
  return planRun(wish, facts).length || 8;
}

/** A whole number from 1 to `most`, for any typed text. */
const within = (typed: unknown, most: number): number =>
  typeof typed === 'number' && Number.isInteger(typed) ? Math.min(Math.max(typed, 1), most) : 1;
