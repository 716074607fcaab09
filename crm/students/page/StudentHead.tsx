import { useState, type ReactNode } from 'react';
import { formatDay, Link, Note, StatusChip, dayInSeoul, todayInSeoul } from '#ui-kit';
import { panels as consults } from '../../consults/index.tsx';
import { taskReasons, taskWord, talkWords } from '../../consults/parts.ts';
import { paths as lecturePaths } from '../../lectures/paths.ts';
import { AddButton } from '../../shared/page/AddButton.tsx';
import { PhoneCell } from '../list/PhoneCell.tsx';
import css from './StudentHead.module.css';
import type { StudentDetail } from './studentShown.ts';

/** How many reasons stand there; all of them are on 요약. */
const SHOWN = 2;

/** What one reads while the parent is on the line: numbers to call, classes, the last talk, what is odd, the memo. */
export function StudentHead({ student }: { student: StudentDetail }) {
  const { id, user, parentName, parentPhone, consultTasks, memos } = student;
  const [memo] = memos;
  return (
    <dl className={css.head}>
      <Fact label="전화">
        <Phone whose="학생">
          <PhoneCell studentId={id} name={user.name} phone={user.phone ?? null} calls />
        </Phone>
        <Phone whose={`보호자 ${parentName}`.trim()}>
          <PhoneCell studentId={id} name={user.name} phone={parentPhone ?? null} whose="PARENT" calls />
        </Phone>
      </Fact>
      <Fact label="수강 중">
        <Lectures student={student} />
      </Fact>
      <LastConsult student={student} />
      <Fact label={consultTasks.length > SHOWN ? `챙길 것 ${consultTasks.length}건` : '챙길 것'}>
        {consultTasks.slice(0, SHOWN).map((task) => (
          <p key={task.id} className={css.line}>
            <StatusChip tone="warning">{taskWord(task.kind)}</StatusChip> {taskReasons(task)}
          </p>
        ))}
      </Fact>
      <Fact label={memo?.isPinned ? '고정 메모' : '최근 메모'}>
        {memo && (
          <p className={css.memo} title={memo.body}>
            {memo.body}
          </p>
        )}
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: ReactNode;
  /** What is known; with nothing in it, – is shown. */
  children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Phone({ whose, children }: { whose: string; children: ReactNode }) {
  return (
    <p className={css.line}>
      <Note as="span">{whose}</Note> {children}
    </p>
  );
}

function Lectures({ student }: { student: StudentDetail }) {
  const today = todayInSeoul();
  return student.enrollments
    .filter(({ fromDate, toDate }) => fromDate <= today && (toDate == null || toDate >= today))
    .map(({ id, lecture }) => (
      <p key={id} className={css.line}>
        <Link href={lecturePaths.lecture(lecture.id)}>{lecture.name}</Link>
      </p>
    ));
}

function LastConsult({ student }: { student: StudentDetail }) {
  const [writing, setWriting] = useState(false);
  const [last] = student.consults;
  return (
    <Fact
      label={
        <>
          마지막 상담
          <AddButton size="small" onClick={() => setWriting(true)}>
            상담 기록 작성
          </AddButton>
        </>
      }
    >
      {last && (
        <>
          <p className={css.line}>
            <Note as="span">{`${formatDay(dayInSeoul(last.consultedAt))} · ${talkWords(last)}`}</Note>
          </p>
          <p className={css.line} title={last.body}>
            {last.body}
          </p>
        </>
      )}
      {writing && <consults.ConsultDialog studentId={student.id} onClose={() => setWriting(false)} />}
    </Fact>
  );
}
