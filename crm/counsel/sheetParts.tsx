import type { ReactNode } from 'react';
import { formatDay, formatGrade, formatInstant, StatusChip, dayInSeoul } from '#ui-kit';
import type { Student } from './types.ts';
import css from './Counsel.module.css';

interface PartProps {
  student: Student;
}

/** The latest exams of the academy, each compared with its cutline. */
export function Scores({ student: { scores } }: PartProps) {
  return (
    <Part title="시험" isEmpty={scores.length === 0} none="채점한 시험이 없습니다.">
      {scores.map(({ id, status, exam, rank }) => {
        const isBelow = exam.cutline != null && rank?.value != null && Number(rank.value) < Number(exam.cutline);
        return (
          <li key={id}>
            <span>{exam.name}</span>
            <span className={css.figure}>
              {status === 'ABSENT'
                ? '결시'
                : rank?.value == null
                  ? '–'
                  : `${Number(rank.value)}/${Number(exam.totalPoints)}`}
              {rank?.rank != null && <span className={css.small}>{` ${rank.rank}등/${rank.takenCount}명`}</span>}
              {isBelow && <StatusChip tone="warning">커트라인 아래</StatusChip>}
            </span>
          </li>
        );
      })}
    </Part>
  );
}

/** The student's attendance in each lecture. */
export function Attendance({ student: { attendanceRates } }: PartProps) {
  return (
    <Part title="출결" isEmpty={attendanceRates.length === 0} none="출결이 아직 없습니다.">
      {attendanceRates.map(({ lectureId, lecture, rate, present, marked }) => (
        <li key={lectureId}>
          <span>{lecture?.name}</span>
          <span className={css.figure}>
            {rate == null ? '–' : `${Math.round(Number(rate))}%`}
            <span className={css.small}>{` ${present}/${marked}회`}</span>
          </span>
        </li>
      ))}
    </Part>
  );
}

/** Exams outside the academy. */
export function ActualScores({ student: { actualExamScores } }: PartProps) {
  return (
    <Part title="실전 성적" isEmpty={actualExamScores.length === 0} none="내신과 모의고사 성적이 없습니다.">
      {actualExamScores.map(({ id, year, month, term, subject, rawScore, grade, gradeScale }) => (
        <li key={id}>
          <span>
            {[`${year}년`, month != null && `${month}월`, term != null && `${term}학기`, subject]
              .filter(Boolean)
              .join(' ')}
          </span>
          <span className={css.figure}>
            {[
              rawScore != null && `${Number(rawScore)}점`,
              grade != null && gradeScale != null && formatGrade(grade, gradeScale),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </Part>
  );
}

/** The latest visits to the clinic and the unfinished todos. */
export function Clinic({ student: { clinicParticipants } }: PartProps) {
  return (
    <Part title="클리닉" isEmpty={clinicParticipants.length === 0} none="클리닉에 온 적이 없습니다.">
      {clinicParticipants.map(({ id, status, startsAt, todos }) => {
        const done = todos.filter((todo) => todo.status === 'DONE').length;
        return (
          <li key={id}>
            <span>{formatDay(dayInSeoul(startsAt))}</span>
            <span className={css.figure}>
              {status === 'NO_SHOW' ? (
                <StatusChip tone="negative">불참</StatusChip>
              ) : todos.length === 0 ? (
                '할 일 없음'
              ) : (
                `할 일 ${done}/${todos.length}`
              )}
            </span>
          </li>
        );
      })}
    </Part>
  );
}

/** Notes by colleagues, pinned ones first. */
export function Memos({ student: { memos } }: PartProps) {
  return (
    <Part title="메모" isEmpty={memos.length === 0} none="메모가 없습니다.">
      {memos.map(({ id, body, isPinned, createdAt }) => (
        <li key={id} className={css.words}>
          <span className={css.small}>
            {[isPinned && '고정', formatInstant(createdAt)].filter(Boolean).join(' · ')}
          </span>
          <span>{body}</span>
        </li>
      ))}
    </Part>
  );
}

/** Earlier consults. */
export function Talks({ student: { consults } }: PartProps) {
  return (
    <Part title="지난 상담" isEmpty={consults.length === 0} none="상담 기록이 없습니다.">
      {consults.map(({ id, consultedAt, body, consultedByStaff, followUpOn }) => (
        <li key={id} className={css.words}>
          <span className={css.small}>
            {[formatInstant(consultedAt), consultedByStaff?.name, followUpOn && `다시 상담 ${formatDay(followUpOn)}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span>{body}</span>
        </li>
      ))}
    </Part>
  );
}

interface PartFrameProps {
  title: string;
  isEmpty: boolean;
  /** Shown when there is nothing. */
  none: string;
  children: ReactNode;
}

function Part({ title, isEmpty, none, children }: PartFrameProps) {
  return (
    <section className={css.part}>
      <h3>{title}</h3>
      {isEmpty ? <p className={css.small}>{none}</p> : <ul role="list">{children}</ul>}
    </section>
  );
}
