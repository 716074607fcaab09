import { useGql } from '#client/gql.ts';
import { formatSchool, Link } from '#ui-kit';
import { paths } from '../paths.ts';
import { Card } from '../shared/Card.tsx';
import { SiblingsDocument } from './generated/graphql.ts';
import css from './Students.module.css';

interface SiblingsProps {
  /** Of the student. */
  id: string;
  /** The parent's, E.164. */
  phone: string;
}

/** Students with the same parent's phone: mostly brothers and sisters. Nothing stands here for an only child. */
export function Siblings({ id, phone }: SiblingsProps) {
  const students = useGql(SiblingsDocument, { id, phone }).data?.students ?? [];
  if (students.length === 0) return null;
  return (
    <Card title="보호자 번호가 같은 학생">
      <ul role="list" className={css.lines}>
        {students.map((student) => (
          <li key={student.id}>
            <Link href={paths.student(student.id)}>{student.user.name}</Link>{' '}
            <span className={css.small}>
              {[
                formatSchool(student),
                student.parentName && `보호자 ${student.parentName}`,
                !student.user.isActive && '비활성',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
