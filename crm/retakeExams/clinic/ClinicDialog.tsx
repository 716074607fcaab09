import { useState } from 'react';
import { useCreateClinicTodos } from '#client/generated/rest/clinicTodos.ts';
import { useAddClinicParticipants, useUndoClinic } from '#client/generated/rest/clinicParticipants.ts';
import { useGql } from '#client/graphql/gql.ts';
import { problemText } from '#client/problemText.ts';
import {
  Button,
  CheckboxInput,
  Dialog,
  DialogActions,
  DialogBody,
  FactList,
  FieldFrame,
  FormAlert,
  formatDay,
  formatSpan,
  QueryView,
  SelectInput,
  todayInSeoul,
  useSending,
} from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import { CallSlotsDocument, GivenTodosDocument, type CallSlotsQuery } from '../generated/graphql.ts';
import { BookingClashes } from '../../clinicParticipants/parts.ts';
import { MessageDialog } from '../../smsMessages/parts.ts';
import css from './ClinicDialog.module.css';
import { callText, keyOfDue, todoKey, todoTitle, type Due } from './dueText.ts';

interface ClinicDialogProps {
  due: readonly Due[];
  onClose: () => void;
}

/** The most students listed by name; the others are counted. */
const NAMED = 40;

/** Creates clinic todos for students below a cutline and sends them a text message; previews the todos first and offers undo. */
export function ClinicDialog({ due, onClose }: ClinicDialogProps) {
  const query = useGql(
    GivenTodosDocument,
    {
      attemptIds: due.flatMap(({ attemptId }) => attemptId ?? []),
      // Todos without a score are known by their title.
      studentIds: due.flatMap(({ attemptId, studentId }) => (attemptId === null ? studentId : [])),
      titles: [...new Set(due.map(todoTitle))],
    },
    { requestPolicy: 'network-only' },
  );
  const called = useGql(CallSlotsDocument, { from: todayInSeoul() });
  const slots = called.data?.clinicSlots.filter(isAhead) ?? [];
  const [slotId, setSlotId] = useState<string | null>(null);
  const [wait, setWait] = useState(false);
  const create = useCreateClinicTodos();
  const book = useAddClinicParticipants();
  const undo = useUndoClinic();
  const { send } = useSending();
  const [texting, setTexting] = useState(false);
  const given = new Set(
    query.data?.clinicTodos.map(({ scoreAttemptId, studentId, title }) => todoKey(scoreAttemptId, studentId, title)),
  );
  // New todos are shown as existing ones at once.
  const [made, setMade] = useState<Made | null>(null);
  const wanted = due.filter((one) => !given.has(keyOfDue(one)));
  const studentIds = [...new Set(wanted.map(({ studentId }) => studentId))];
  const students = studentIds.length;
  const free = freeCapacity(slots.find(({ id }) => id === slotId));
  const isShort = free < students;

  const make = async (): Promise<void> => {
    const items = wanted.map((one) => ({
      studentId: one.studentId,
      title: todoTitle(one),
      ...(one.attemptId === null
        ? { kind: 'OTHER' as const }
        : { kind: 'RETAKE' as const, scoreAttemptId: one.attemptId }),
    }));
    const { todos, changeSetId = '' } = await create.mutateAsync({ data: { items } });
    const done = { todoSet: changeSetId, count: todos.length };
    setMade({ ...done, bookingSet: null, booked: 0, waiting: 0 });
    if (slotId === null) return;
    const booked = await book.mutateAsync({ slotId, data: { studentIds, wait: wait && isShort } });
    const waiting = booked.bookings.filter(({ status }) => status === 'WAITING').length;
    const bookingSet = booked.changeSetId ?? null;
    setMade({ ...done, bookingSet, booked: booked.bookings.length - waiting, waiting });
  };
  const takeBack = ({ todoSet, bookingSet }: Made) =>
    send(async () => {
      if (bookingSet !== null) await undo.mutateAsync({ data: { changeSetId: bookingSet } });
      await undo.mutateAsync({ data: { changeSetId: todoSet } });
      setMade(null);
      book.reset();
      void called.refetch();
    }, '할 일을 만들기 전으로 되돌렸습니다');

  if (texting) {
    return (
      <MessageDialog
        studentIds={[...new Set(due.map(({ studentId }) => studentId))]}
        text={callText(due)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open title="재시험 클리닉 안내" size="small" onClose={onClose}>
      <DialogBody>
        {made ? (
          <p role="status">{madeWords(made)}</p>
        ) : (
          <QueryView query={query} rows={4}>
            {() => (
              <>
                <Plan wanted={wanted} givenCount={due.length - wanted.length} />
                {wanted.length > 0 && (
                  <FieldFrame
                    id="call-slot"
                    label="클리닉 시간"
                    hint={
                      called.isSuccess && slots.length === 0
                        ? '열린 클리닉 시간이 없습니다.'
                        : '고르면 바로 예약까지 합니다.'
                    }
                  >
                    <SelectInput
                      id="call-slot"
                      value={slotId}
                      emptyLabel="학생이 직접 예약"
                      options={slots.map(slotOption)}
                      onChange={setSlotId}
                    />
                  </FieldFrame>
                )}
                <BookingClashes slotId={slotId} studentIds={studentIds} />
                {isShort && (
                  <CheckboxInput checked={wait} onChange={setWait}>
                    {`남은 자리가 ${free}개입니다. 자리가 없는 학생은 대기로 등록`}
                  </CheckboxInput>
                )}
              </>
            )}
          </QueryView>
        )}
        <FormAlert message={create.error && problemText(create.error)} />
        <FormAlert message={book.error && `예약은 하지 못했습니다. ${problemText(book.error)}`} />
      </DialogBody>
      <DialogActions>
        {made ? (
          <>
            <Button loading={undo.isPending} onClick={() => void takeBack(made)}>
              되돌리기
            </Button>
            <Button onClick={onClose}>닫기</Button>
          </>
        ) : (
          <Button onClick={onClose}>취소</Button>
        )}
        {made || (query.data && wanted.length === 0) ? (
          <Button variant="primary" data-autofocus onClick={() => setTexting(true)}>
            문자 작성
          </Button>
        ) : (
          <Button
            variant="primary"
            data-autofocus
            disabled={!query.data}
            loading={create.isPending || book.isPending}
            onClick={() => void make().catch(() => undefined)}
          >
            {`할 일 ${wanted.length.toLocaleString('ko')}개 만들기${slotId === null ? '' : ' · 예약'}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What was made, for its undo. */
interface Made {
  todoSet: string;
  count: number;
  /** The change set of the bookings; null without a slot. */
  bookingSet: string | null;
  booked: number;
  /** On the waiting list of the slot. */
  waiting: number;
}

type Slot = CallSlotsQuery['clinicSlots'][number];

const isAhead = ({ endsAt }: Slot): boolean => Date.parse(endsAt) > serverClock.now().getTime();

const slotOption = (slot: Slot) => ({
  value: slot.id,
  label: `${formatDay(slot.heldOn)} ${formatSpan(slot)} ${slot.room} (${slot.load?.booked ?? 0}/${slot.capacity})`,
});

/** What is left of the capacity of a slot; any number without one. */
const freeCapacity = (slot: Slot | undefined): number =>
  slot ? Math.max(0, slot.capacity - (slot.load?.booked ?? 0)) : Infinity;

const madeWords = ({ count, booked, waiting }: Made): string =>
  [
    `할 일 ${count.toLocaleString('ko')}개를 만들었습니다.`,
    booked > 0 && `${booked}명을 그 시간에 예약했습니다.`,
    waiting > 0 && `${waiting}명을 대기로 등록했습니다.`,
    booked + waiting === 0 && '학생이 클리닉을 예약하면 그 시간에 들어갑니다.',
  ]
    .filter(Boolean)
    .join(' ');

function Plan({ wanted, givenCount }: { wanted: readonly Due[]; givenCount: number }) {
  return (
    <>
      <FactList
        facts={[
          { label: '새로 만들 할 일', value: `${wanted.length.toLocaleString('ko')}개` },
          ...(givenCount > 0
            ? [{ label: '이미 있는 할 일', value: `${givenCount.toLocaleString('ko')}개 (그대로 둠)` }]
            : []),
          { label: '그다음', value: '문자 초안을 열어 드립니다. 보내기 전에 수정할 수 있습니다.' },
        ]}
      />
      <ul role="list" className={css.due} aria-label="부를 학생">
        {wanted.slice(0, NAMED).map((one) => (
          <li key={keyOfDue(one)}>
            <strong>{one.name}</strong>
            <span>{one.exam}</span>
            <span className={css.value}>{`${one.value ?? '–'}점 / 커트라인 ${one.cutline ?? '–'}`}</span>
          </li>
        ))}
        {wanted.length > NAMED && <li>{`외 ${wanted.length - NAMED}명`}</li>}
      </ul>
    </>
  );
}
