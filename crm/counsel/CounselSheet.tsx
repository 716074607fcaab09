import { useGql } from '#client/graphql/gql.ts';
import { Button, EmptyState, FactList, formatPhone, formatSchool, Link, QueryView, StatusChip, Row } from '#ui-kit';
import { EditIcon, PrintIcon } from '#ui-kit/icons.ts';
import { paths as studentPaths } from '../students/paths.ts';
import { counselTypeWord } from '../clinicSlots/parts.ts';
import { CounselSheetDocument, type CounselBookingFragment } from './generated/graphql.ts';
import { ActualScores, Attendance, Clinic, Memos, Scores, Talks } from './sheetParts.tsx';
import css from './Counsel.module.css';
import type { Student } from './types.ts';

interface CounselSheetProps {
  booking: CounselBookingFragment;
  /** Opens the consult of the counsel. */
  onWrite: () => void;
}

/** A student's overview before a counsel, on one printable page. */
export function CounselSheet({ booking, onWrite }: CounselSheetProps) {
  const { id: studentId } = booking.student;
  const query = useGql(
    CounselSheetDocument,
    { studentId, bookingId: booking.id },
    { requestPolicy: 'cache-and-network' },
  );
  return (
    <QueryView query={query} rows={10}>
      {({ students_by_pk: student }) =>
        student ? (
          <article className={css.sheet} aria-label={`${student.user.name} 상담 준비`}>
            <Head booking={booking} student={student} onWrite={onWrite} />
            <div className={css.parts}>
              <Scores student={student} />
              <Attendance student={student} />
              <ActualScores student={student} />
              <Clinic student={student} />
              <Memos student={student} />
              <Talks student={student} />
            </div>
          </article>
        ) : (
          <EmptyState of="gone" title="학생을 찾을 수 없습니다">
            다른 직원이 삭제했을 수 있습니다.
          </EmptyState>
        )
      }
    </QueryView>
  );
}

function Head({ booking, student, onWrite }: CounselSheetProps & { student: Student }) {
  const isRecorded = student.records.length > 0;
  return (
    <>
      <header className={css.sheetHead}>
        <div>
          <h2>
            <Link quiet href={studentPaths.student(student.id)}>
              {student.user.name}
            </Link>{' '}
            <span className={css.small}>{`${counselTypeWord(booking.counselType)} 상담`}</span>
          </h2>
          {booking.memo !== '' && <p className={css.small}>{booking.memo}</p>}
        </div>
        <Row data-no-print>
          {isRecorded && <StatusChip tone="positive">기록함</StatusChip>}
          <Button icon={<PrintIcon aria-hidden />} onClick={() => window.print()}>
            인쇄
          </Button>
          {!isRecorded && (
            <Button variant="primary" icon={<EditIcon aria-hidden />} onClick={onWrite}>
              상담 기록 작성
            </Button>
          )}
        </Row>
      </header>
      <FactList
        facts={[
          { label: '학교', value: formatSchool(student) },
          { label: '수강', value: student.enrollments.map(({ lecture }) => lecture.name).join(', ') || '없음' },
          { label: '학생', value: student.user.phone ? formatPhone(student.user.phone) : '없음' },
          {
            label: '보호자',
            value: [student.parentName, student.parentPhone && formatPhone(student.parentPhone)]
              .filter(Boolean)
              .join(' · '),
          },
        ]}
      />
    </>
  );
}
