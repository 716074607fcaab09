import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { useGql } from '#client/graphql/gql.ts';
import {
  Dialog,
  DialogBody,
  EmptyState,
  FieldFrame,
  FormDialog,
  FormRow,
  LoadingState,
  QueryFailed,
  SelectInput,
  formatDay,
  formatWeek,
  todayInSeoul,
  formatLessons,
  UserError,
} from '#ui-kit';
import { byNameOf } from '#ui-kit/format/names/byName.ts';
import type { EnrollmentRow } from '../enrollmentState.ts';
import { TransferLecturesDocument, TransferWeeksDocument, type TransferWeeksQuery } from '../generated/graphql.ts';
import { suggestJoin, suggestLeave } from './suggestTarget.ts';
import { TransferPreview } from './TransferPreview.tsx';
import { useTransfer, useTransferPreview } from './useTransfer.ts';

interface TransferDialogProps {
  lectureId: string;
  /** The enrollments to move, one at least. */
  enrollments: readonly EnrollmentRow[];
  onClose: () => void;
}

/** Moves one or several students to another lecture from a week on; previews what moves and what stays. */
export function TransferDialog({ lectureId, enrollments, onClose }: TransferDialogProps) {
  const today = todayInSeoul();
  const [targetId, setTargetId] = useState<string | null>(null);
  const [chosenLeave, setLeave] = useState<string | null>(null);
  const [chosenJoin, setJoin] = useState<string | null>(null);
  const lectures = useGql(TransferLecturesDocument, { today }, { requestPolicy: 'cache-and-network' });
  const own = useGql(TransferWeeksDocument, { lectureId });
  const there = useGql(TransferWeeksDocument, { lectureId: targetId ?? '' }, { enabled: targetId !== null });
  const unread = [own, lectures].find(({ isError, data }) => isError && data === undefined);
  const targets = (lectures.data?.lectures ?? [])
    .filter(({ id }) => id !== lectureId)
    .toSorted(byNameOf(({ name }) => name));
  const ownWeeks = (own.data?.weeklyLectures ?? []).filter(({ heldOn }) =>
    enrollments.every((enrollment) => isWithin(heldOn, enrollment)),
  );
  const theirWeeks = there.data?.weeklyLectures ?? [];
  const leave = ownWeeks.find(({ id }) => id === chosenLeave) ?? suggestLeave(ownWeeks, today);
  const join =
    leave && (theirWeeks.find(({ id }) => id === chosenJoin) ?? suggestJoin(theirWeeks, leave.heldOn, today));
  const choice =
    targetId !== null && leave && there.isSuccess
      ? {
          lectureId,
          userIds: enrollments.map(({ studentId }) => studentId),
          targetLectureId: targetId,
          fromWeeklyLectureId: leave.id,
          targetWeeklyLectureId: join?.id ?? null,
        }
      : null;
  const preview = useTransferPreview(choice);
  const transfer = useTransfer();
  const form = useForm();
  const { errors } = useFormState({ control: form.control });
  const who = enrollments.length > 1 ? `학생 ${enrollments.length}명` : `${enrollments[0]?.student.user.name} 학생`;
  const title = `${who}의 반 옮기기`;
  const nothing = unread ? (
    <QueryFailed query={unread} />
  ) : own.isPending || lectures.isPending ? (
    <LoadingState rows={6} />
  ) : ownWeeks.length === 0 ? (
    <EmptyState of="lesson" title="옮길 주차가 없습니다">
      수강 기간 안에 주차가 있어야 어느 주차부터 옮길지 고를 수 있습니다. 주차를 먼저 추가해 주세요.
    </EmptyState>
  ) : targets.length === 0 ? (
    <EmptyState of="lesson" title="옮겨 갈 강의가 없습니다">
      이 강의 말고 진행 중인 강의가 없습니다.
    </EmptyState>
  ) : null;
  if (nothing) {
    return (
      <Dialog open title={title} size="large" onClose={onClose}>
        <DialogBody>{nothing}</DialogBody>
      </Dialog>
    );
  }
  return (
    <FormDialog
      open
      size="large"
      title={title}
      submitLabel="반 옮기기"
      form={form}
      onClose={onClose}
      onSubmit={async () => {
        if (!choice) throw new UserError('옮겨 갈 강의를 골라 주세요.');
        if (preview.error) throw preview.error;
        if (!preview.data) throw new UserError('옮길 내용을 아직 계산하고 있습니다. 잠시 뒤 다시 눌러 주세요.');
        await transfer(choice, preview.data.plan, `${who}의`);
      }}
    >
      <FormRow>
        <FieldFrame id="transfer-target" label="옮겨 갈 강의" required>
          <SelectInput
            id="transfer-target"
            value={targetId}
            options={targets.map(toOption)}
            onChange={(id) => {
              setTargetId(id);
              setJoin(null);
            }}
          />
        </FieldFrame>
      </FormRow>
      <FormRow>
        <FieldFrame id="transfer-leave" label="지금 강의에서 빠지는 첫 주차">
          <SelectInput
            id="transfer-leave"
            value={leave?.id ?? null}
            options={ownWeeks.map(toWeekOption)}
            onChange={setLeave}
          />
        </FieldFrame>
        <FieldFrame id="transfer-join" label="옮겨 가서 듣는 첫 주차">
          <SelectInput
            id="transfer-join"
            value={join?.id ?? null}
            options={theirWeeks.map(toWeekOption)}
            emptyLabel={leave ? `${formatDay(leave.heldOn)}부터 (아직 주차 없음)` : '강의를 먼저 고르세요'}
            disabled={theirWeeks.length === 0}
            onChange={setJoin}
          />
        </FieldFrame>
      </FormRow>
      {there.isError ? (
        <QueryFailed query={there} />
      ) : choice ? (
        // Once the form itself was refused, it says so.
        !(preview.error && errors.root) && <TransferPreview preview={preview} />
      ) : (
        <p>옮겨 갈 강의를 고르면 무엇이 옮겨 가고 무엇이 남는지 먼저 보여 드립니다.</p>
      )}
    </FormDialog>
  );
}

interface Lecture {
  id: string;
  name: string;
  weekday: number;
  startsAt: string;
  endsAt: string;
  hours: readonly { weekday: number; startsAt: string; endsAt: string }[];
  capacity: number;
  enrollments_aggregate: { aggregate: { count: number } | null };
}

const toOption = (lecture: Lecture) => ({
  value: lecture.id,
  label: `${lecture.name} · ${formatLessons(lecture)} · ${lecture.enrollments_aggregate.aggregate?.count ?? 0}/${lecture.capacity}명`,
});

const toWeekOption = (week: TransferWeeksQuery['weeklyLectures'][number]) => ({
  value: week.id,
  label: `${formatWeek(week)} · ${formatDay(week.heldOn)}`,
});

/** The weeks within the dates of an enrollment. */
const isWithin = (day: string, { fromDate, toDate }: EnrollmentRow): boolean =>
  day >= fromDate && (toDate === null || day <= toDate);
