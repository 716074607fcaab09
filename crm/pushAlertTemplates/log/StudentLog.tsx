import { useParams } from 'react-router';
import { Link } from '#ui-kit';
import { StudentNotificationLogsDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { LogCard } from './LogCard.tsx';

/** What was told of the address's student by itself, and why or why not. */
export function StudentLog() {
  const { studentId = '' } = useParams();
  return (
    <LogCard
      title="자동 알림"
      empty="아직 자동으로 알린 일이 없습니다."
      document={StudentNotificationLogsDocument}
      id={studentId}
      about={({ template }) => template && <Link href={paths.template(template.id)}>{template.name}</Link>}
    />
  );
}
