import { Link } from '#ui-kit';
import { paths as students } from '../../students/paths.ts';
import { TemplateNotificationLogsDocument } from '../generated/graphql.ts';
import { LogCard } from './LogCard.tsx';

/** Whom a template went out to, whom it did not, and why. */
export function TemplateLog({ templateId }: { templateId: string }) {
  return (
    <LogCard
      title="왜 나갔는지, 왜 안 나갔는지"
      empty="아직 이 템플릿으로 알린 일이 없습니다."
      document={TemplateNotificationLogsDocument}
      id={templateId}
      about={({ student }) => <Link href={students.student(student.id)}>{student.user.name} 학생</Link>}
    />
  );
}
