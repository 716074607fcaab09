import { useState } from 'react';
import { useCreateClinicTodos } from '#client/generated/rest/clinicTodos.ts';
import { useUndoClinic } from '#client/generated/rest/clinicParticipants.ts';
import { useGql } from '#client/graphql/gql.ts';
import { problemText } from '#client/problemText.ts';
import { Button, Dialog, DialogActions, DialogBody, FactList, QueryView, useToast } from '#ui-kit';
import { GivenTodosDocument } from '../generated/graphql.ts';
import { MessageDialog } from '../../smsMessages/parts.ts';
import css from './ClinicDialog.module.css';
import { callText, todoTitle, type Due } from './dueText.ts';

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
    { attemptIds: due.map(({ attemptId }) => attemptId) },
    { requestPolicy: 'network-only' },
  );
  const create = useCreateClinicTodos();
  const undo = useUndoClinic();
  const toast = useToast();
  const [texting, setTexting] = useState(false);
  const given = new Set(query.data?.clinicTodos.map(({ scoreAttemptId }) => scoreAttemptId));
  // New todos are shown as existing ones at once.
  const [made, setMade] = useState<{ changeSetId: string; count: number } | null>(null);
  const wanted = due.filter(({ attemptId }) => !given.has(attemptId));

  const make = async (): Promise<void> => {
    const items = wanted.map((one) => ({
      studentId: one.studentId,
      kind: 'RETAKE' as const,
      title: todoTitle(one),
      scoreAttemptId: one.attemptId,
    }));
    const { todos, changeSetId = '' } = await create.mutateAsync({ data: { items } });
    setMade({ changeSetId, count: todos.length });
  };
  const takeBack = async (changeSetId: string): Promise<void> => {
    try {
      await undo.mutateAsync({ data: { changeSetId } });
      toast({ message: '할 일을 만들기 전으로 되돌렸습니다', tone: 'positive' });
      setMade(null);
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  };

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
    <Dialog open title="재시험 클리닉으로 부르기" size="small" onClose={onClose}>
      <DialogBody>
        {made ? (
          <p role="status">
            {`할 일 ${made.count.toLocaleString('ko')}개를 만들었습니다. 학생이 클리닉을 예약하면 그 시간에 들어갑니다.`}
          </p>
        ) : (
          <QueryView query={query} rows={4}>
            {() => <Plan wanted={wanted} givenCount={due.length - wanted.length} />}
          </QueryView>
        )}
        {create.error && <p role="alert">{problemText(create.error)}</p>}
      </DialogBody>
      <DialogActions>
        {made ? (
          <>
            <Button loading={undo.isPending} onClick={() => void takeBack(made.changeSetId)}>
              되돌리기
            </Button>
            <Button onClick={onClose}>닫기</Button>
          </>
        ) : (
          <Button onClick={onClose}>취소</Button>
        )}
        {made || (query.data && wanted.length === 0) ? (
          <Button variant="primary" data-autofocus onClick={() => setTexting(true)}>
            문자 쓰기
          </Button>
        ) : (
          <Button
            variant="primary"
            data-autofocus
            disabled={!query.data}
            loading={create.isPending}
            onClick={() => void make().catch(() => undefined)}
          >
            {`할 일 ${wanted.length.toLocaleString('ko')}개 만들기`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Plan({ wanted, givenCount }: { wanted: readonly Due[]; givenCount: number }) {
  return (
    <>
      <FactList
        facts={[
          { label: '새로 만들 할 일', value: `${wanted.length.toLocaleString('ko')}개` },
          ...(givenCount > 0
            ? [{ label: '이미 있는 할 일', value: `${givenCount.toLocaleString('ko')}개 (그대로 둠)` }]
            : []),
          { label: '그다음', value: '문자 초안을 열어 드립니다. 보내기 전에 고칠 수 있습니다.' },
        ]}
      />
      <ul role="list" className={css.due} aria-label="부를 학생">
        {wanted.slice(0, NAMED).map((one) => (
          <li key={one.attemptId}>
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
