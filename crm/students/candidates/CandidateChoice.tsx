import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Candidate, CandidateRow } from '#client/generated/rest/participants.ts';
import { useGql } from '#client/graphql/gql.ts';
import { CheckboxInput, SelectInput, formatSchool, Row, Note } from '#ui-kit';
import { StudentChoicesDocument, type StudentChoiceFragment } from '../generated/graphql.ts';
import { studentSearch } from '../search/studentSearch.ts';
import css from './CandidateFinder.module.css';

interface CandidateChoiceProps {
  row: CandidateRow;
  chosen: string | null;
  onChoose: (userId: string | null) => void;
}

/** The student of one row of a list: a checkbox when one matches, a select when several do, a search when none does. */
export function CandidateChoice({ row, chosen, onChoose }: CandidateChoiceProps) {
  const label = `${row.row}줄 ${row.name}`;
  const [first] = row.candidates;
  if (row.kind === 'MATCHED' && first) {
    return (
      <CheckboxInput
        name={label}
        checked={chosen !== null}
        onChange={(isChosen) => onChoose(isChosen ? first.userId : null)}
      >
        {describe(first)}
      </CheckboxInput>
    );
  }
  if (row.kind === 'AMBIGUOUS') {
    return (
      <Row wrap title={row.reason}>
        <SelectInput
          aria-label={label}
          value={chosen}
          options={row.candidates.map((candidate) => ({ value: candidate.userId, label: describe(candidate) }))}
          emptyLabel="추가하지 않음"
          onChange={onChoose}
        />
        <Note as="span">{row.reason}</Note>
      </Row>
    );
  }
  if (row.kind === 'UNKNOWN')
    return <FoundByHand label={label} reason={row.reason} chosen={chosen} onChoose={onChoose} />;
  return <Note as="span">{row.reason}</Note>;
}

interface FoundByHandProps {
  label: string;
  reason: string;
  chosen: string | null;
  onChoose: (userId: string | null) => void;
}

function FoundByHand({ label, reason, chosen, onChoose }: FoundByHandProps) {
  const [typed, setTyped] = useState('');
  const asked = studentSearch(typed);
  const where = { isActive: { _eq: true }, ...asked };
  const query = useGql(
    StudentChoicesDocument,
    { where, limit: 20 },
    { enabled: asked !== undefined, placeholderData: keepPreviousData },
  );
  const students = asked ? (query.data?.studentSearch ?? []).map(({ student }) => student) : [];
  return (
    <Row wrap>
      <input
        className={css.search}
        aria-label={`${label} 학생 검색`}
        placeholder="이름, 초성, 학번"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onChoose(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {students.length > 0 ? (
        <SelectInput
          aria-label={label}
          value={chosen}
          options={students.map((student) => ({ value: student.id, label: describeStudent(student) }))}
          emptyLabel={`${students.length}명 중 고르기`}
          onChange={onChoose}
        />
      ) : (
        <Note as="span">{asked && query.isSuccess ? '찾는 학생이 없습니다.' : reason}</Note>
      )}
    </Row>
  );
}

const describe = (candidate: Candidate): string =>
  [
    candidate.name,
    candidate.studentNumber,
    formatSchool(candidate),
    candidate.phoneEnd,
    candidate.isEnrolled && '수강 중',
  ]
    .filter(Boolean)
    .join(' · ');

const describeStudent = ({ user, studentNumber, ...school }: StudentChoiceFragment): string =>
  [user.name, studentNumber, formatSchool(school), user.phone?.slice(-4)].filter(Boolean).join(' · ');
