import { useForm } from 'react-hook-form';
import { tellAbsence } from '#client/generated/rest/parentLinks.ts';
import { serverClock } from '#client/live/serverClock.ts';
import {
  EmptyState,
  Form,
  FormStack,
  formatDay,
  formatHours,
  instantInSeoul,
  SelectField,
  SubmitButton,
  TextField,
  useToast,
} from '#ui-kit';
import { List } from './List.tsx';
import type { PartProps } from './part.ts';

/** Tells that the student will not come to a lesson. */
export function Absence({ page: { lessons }, link, onDone }: PartProps) {
  const toast = useToast();
  const form = useForm({ defaultValues: { weeklyLectureId: likely(lessons)?.weeklyLectureId ?? '', reason: '' } });
  const told = lessons.flatMap(({ notice, ...lesson }) => (notice === null ? [] : [{ ...lesson, notice }]));
  if (lessons.length === 0) {
    return (
      <EmptyState of="time" title="알릴 수업이 없어요">
        앞으로 2주 안에 수업이 생기면 여기에서 알릴 수 있어요.
      </EmptyState>
    );
  }
  return (
    <>
      <Form
        form={form}
        guard={false}
        onSubmit={async (values) => {
          const { weeklyLectureId } = values;
          const before = told.find((lesson) => lesson.weeklyLectureId === weeklyLectureId)?.notice ?? null;
          await tellAbsence({ ...link, ...values });
          toast({
            message: '결석을 알렸어요. 학원에서 확인해요.',
            tone: 'positive',
            undo: {
              send: () => tellAbsence({ ...link, weeklyLectureId, reason: before }).then(onDone),
              said: before === null ? '결석 알림을 취소했어요' : '전에 알린 사유로 되돌렸어요',
            },
          });
          form.setValue('reason', '');
          onDone();
        }}
      >
        <FormStack>
          <SelectField
            name="weeklyLectureId"
            label="수업"
            options={lessons.map((lesson) => ({ value: lesson.weeklyLectureId, label: lessonWords(lesson) }))}
          />
          <TextField name="reason" label="사유" required maxLength={200} placeholder="몸살로 병원에 가요" />
          <SubmitButton fullWidth>결석 알리기</SubmitButton>
        </FormStack>
      </Form>
      <List
        title="알린 결석"
        none="아직 알린 결석이 없어요."
        rows={told.map((lesson) => ({
          key: lesson.weeklyLectureId,
          main: lessonWords(lesson),
          note: lesson.notice,
          end: '확인 전',
        }))}
      />
    </>
  );
}

/** The lesson that is probably meant: the next one that is not over and not told of. */
function likely(lessons: PartProps['page']['lessons']) {
  const now = serverClock.now();
  const coming = lessons.filter(({ heldOn, endsAt }) => new Date(instantInSeoul(heldOn, endsAt)) > now);
  return coming.find(({ notice }) => notice === null) ?? coming[0] ?? lessons[0];
}

const lessonWords = (lesson: { lectureName: string; heldOn: string; startsAt: string; endsAt: string }): string =>
  `${formatDay(lesson.heldOn)} ${formatHours(lesson)} ${lesson.lectureName}`;
