import { useParams } from 'react-router';
import { useCloseConsultTask } from '#client/generated/rest/consults.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, formatInstant, QueryFailed, StatusChip, useSending, Stack } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import css from '../shared/records/Records.module.css';
import { StudentTasksDocument, type StudentTasksQuery } from './generated/graphql.ts';
import { taskReasons, taskWord } from './taskWords.ts';

type Task = StudentTasksQuery['consultTasks'][number];

/** Why somebody should talk to the address's student; nothing where there is no reason. */
export function StudentTasks() {
  const { studentId = '' } = useParams();
  const query = useGql(StudentTasksDocument, { studentId }, { requestPolicy: 'cache-and-network' });
  const tasks = query.data?.consultTasks ?? [];
  if (query.isError) {
    return (
      <Card title="상담할 일">
        <QueryFailed query={query} />
      </Card>
    );
  }
  if (tasks.length === 0) return null;
  return (
    <Card title="상담할 일">
      <p className={css.meta}>상담 기록을 쓰면 함께 마칩니다.</p>
      <Stack role="list" as="ul" gap={12}>
        {tasks.map((task) => (
          <TaskItem key={task.id} task={task} />
        ))}
      </Stack>
    </Card>
  );
}

function TaskItem({ task }: { task: Task }) {
  const close = useCloseConsultTask();
  const { send } = useSending();
  const finish = () => send(() => close.mutateAsync({ taskId: task.id }), '상담할 일을 마쳤습니다');
  return (
    <li className={css.record}>
      <div>
        <p className={css.meta}>
          <StatusChip tone="warning">{taskWord(task.kind)}</StatusChip>
          {formatInstant(task.openedAt)}
        </p>
        <p className={css.body}>{taskReasons(task)}</p>
      </div>
      <Button size="small" variant="quiet" loading={close.isPending} onClick={() => void finish()}>
        마치기
      </Button>
    </li>
  );
}
