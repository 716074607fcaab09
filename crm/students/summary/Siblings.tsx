import type { ReactNode } from 'react';
import { useDecideSiblings } from '#client/generated/rest/students.ts';
import { useGql } from '#client/graphql/gql.ts';
import { Button, Chip, formatInstant, formatSchool, Link, Pending, useSending, Stack, Row, Note } from '#ui-kit';
import { paths } from '../paths.ts';
import { Card } from '../../shared/page/Card.tsx';
import { SiblingsDocument, type SiblingFragment } from '../generated/graphql.ts';
import { siblingsOf, type Told } from './siblingsOf.ts';
import css from '../Students.module.css';

type Status = 'CONFIRMED' | 'REFUSED' | null;

/**
 * Siblings: those confirmed by staff, and undecided students with the same parent's phone. Renders nothing when there
 * are none.
 */
export function Siblings({ id }: { id: string }) {
  const { data, isPending } = useGql(SiblingsDocument, { id });
  const decide = useDecideSiblings();
  const { send } = useSending();
  const { confirmed, suggested, refused } = siblingsOf(id, data);
  if (isPending) return <Pending />;
  if (confirmed.length + suggested.length + refused.length === 0) return null;

  const say = (student: SiblingFragment, status: Status, before: Status): void => {
    const { name } = student.user;
    const write = (next: Status) =>
      decide.mutateAsync({ studentId: id, siblingId: student.id, data: { status: next } });
    void send(() => write(status), { message: said(name, status), undo: { send: () => write(before) } });
  };

  return (
    <Card title="형제자매">
      <Stack role="list" as="ul" gap={10}>
        {confirmed.map((told) => (
          <SiblingLine key={told.student.id} student={told.student} note={<Who told={told} word="확인" />}>
            <Button
              size="small"
              variant="quiet"
              disabled={decide.isPending}
              onClick={() => say(told.student, null, 'CONFIRMED')}
            >
              확인 취소
            </Button>
          </SiblingLine>
        ))}
        {suggested.map((student) => (
          <SiblingLine key={student.id} student={student} note={<Chip tone="warning">보호자 번호가 같음</Chip>}>
            <Button size="small" disabled={decide.isPending} onClick={() => say(student, 'CONFIRMED', null)}>
              형제자매 맞음
            </Button>
            <Button
              size="small"
              variant="quiet"
              disabled={decide.isPending}
              onClick={() => say(student, 'REFUSED', null)}
            >
              아님
            </Button>
          </SiblingLine>
        ))}
      </Stack>
      {refused.length > 0 && (
        <details className={css.refused}>
          <summary>{`형제자매가 아니라고 한 학생 ${refused.length}명`}</summary>
          <Stack role="list" as="ul" gap={10}>
            {refused.map((told) => (
              <SiblingLine key={told.student.id} student={told.student} note={<Who told={told} word="아님" />}>
                <Button
                  size="small"
                  variant="quiet"
                  disabled={decide.isPending}
                  onClick={() => say(told.student, null, 'REFUSED')}
                >
                  다시 정하기
                </Button>
              </SiblingLine>
            ))}
          </Stack>
        </details>
      )}
    </Card>
  );
}

interface SiblingLineProps {
  student: SiblingFragment;
  /** What is known about the relation. */
  note: ReactNode;
  /** The actions. */
  children: ReactNode;
}

function SiblingLine({ student, note, children }: SiblingLineProps) {
  const details = [
    formatSchool(student),
    student.studentNumber,
    student.parentName && `보호자 ${student.parentName}`,
    !student.user.isActive && '비활성',
  ];
  return (
    <Stack as="li" gap={2}>
      <span>
        <Link href={paths.student(student.id)}>{student.user.name}</Link>{' '}
        <Note as="span">{details.filter(Boolean).join(' · ')}</Note>
      </span>
      <Row as="span" gap={6} wrap role="group" aria-label={`${student.user.name} 형제자매 여부`}>
        {note}
        {children}
      </Row>
    </Stack>
  );
}

function Who({ told, word }: { told: Told; word: string }) {
  return (
    <Note as="span">
      {[word, told.decidedByStaff?.name, formatInstant(told.decidedAt)].filter(Boolean).join(' · ')}
    </Note>
  );
}

const said = (name: string, status: Status): string =>
  ({
    CONFIRMED: `${name} 학생을 형제자매로 확인했습니다`,
    REFUSED: `${name} 학생은 형제자매가 아니라고 적었습니다`,
    none: `${name} 학생과의 형제자매 확인을 취소했습니다`,
  })[status ?? 'none'];
