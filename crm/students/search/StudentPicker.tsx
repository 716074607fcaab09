import { useSelect, type CrudFilter } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { runGql } from '#client/graphql/gqlTransport.ts';
import { Button, EmptyState, IconButton, SearchBox, formatSchool, QueryView, useSending } from '#ui-kit';
import { CloseIcon } from '#ui-kit/icons.ts';
import { StudentChoicesDocument, type StudentChoiceFragment, type StudentChoicesQuery } from '../generated/graphql.ts';
import css from './StudentPicker.module.css';
import { StudentNarrowing, type Narrowing } from '../list/StudentNarrowing.tsx';
import { studentWhere } from '../list/studentQuery.ts';
import { NothingYet } from '../../setup/parts.ts';

interface StudentPickerProps {
  /** The value's name in the form: ids of students. */
  name: string;
  /** A group that can be chosen at once, e.g. the students with this representative lecture. @default undefined */
  group?: { label: string; students: readonly StudentChoiceFragment[] };
  /** Ids of the students who cannot be chosen because they are already there. */
  taken: ReadonlySet<string>;
  /** The note beside them, e.g. '이미 수강 중'. */
  takenNote: string;
}

/** The most students shown at once; typing more finds the others. */
const LIMIT = 50;
/** The most students taken at once. */
const MOST = 1000;
const anybody: Narrowing = { grade: '', school: '', lecture: '', tag: '' };

/** Finds and collects students over several searches. */
export function StudentPicker({ name, group, taken, takenNote }: StudentPickerProps) {
  const { field, fieldState } = useController({ name });
  const { isSending: gathering, send } = useSending();
  const [typed, setTyped] = useState('');
  const [narrowing, setNarrowing] = useState(anybody);
  const [chosen, setChosen] = useState<ReadonlyMap<string, StudentChoiceFragment>>(new Map());
  const { query, onSearch } = useSelect<StudentChoicesQuery['studentSearch'][number]>({
    resource: 'students',
    pagination: { pageSize: LIMIT },
    // The search box has waited until nothing more is typed.
    debounce: 0,
    onSearch: (value) => [{ field: 'q', operator: 'contains', value }],
    filters: filtersOf(narrowing),
    meta: { gqlQuery: StudentChoicesDocument, where: studentWhere },
    queryOptions: { placeholderData: keepPreviousData },
  });
  const ofGroup = group?.students.filter(({ id }) => !taken.has(id) && !chosen.has(id)) ?? [];

  const set = (next: ReadonlyMap<string, StudentChoiceFragment>): void => {
    setChosen(next);
    field.onChange([...next.keys()]);
  };
  const toggle = (student: StudentChoiceFragment): void => {
    const next = new Map(chosen);
    if (!next.delete(student.id)) next.set(student.id, student);
    set(next);
  };
  const takeAll = () =>
    send(async () => {
      const where = studentWhere([{ field: 'q', operator: 'contains', value: typed }, ...filtersOf(narrowing)]);
      const found = await runGql(StudentChoicesDocument, { where, limit: MOST }, {});
      const free = found.studentSearch.flatMap(({ student }) => (taken.has(student.id) ? [] : [student]));
      set(new Map([...chosen, ...free.map((student) => [student.id, student] as const)]));
    });

  return (
    <div className={css.picker}>
      <div>
        <div className={css.tools} onKeyDown={keepInForm}>
          <SearchBox
            value={typed}
            onChange={(next) => {
              setTyped(next);
              onSearch(next);
            }}
            label="학생 검색"
            slashFocuses={false}
          />
          <Button size="small" loading={gathering} onClick={() => void takeAll()}>
            조건에 맞는 학생 모두 선택
          </Button>
        </div>
        <div className={css.narrowing} role="group" aria-label="학생 좁히기">
          <StudentNarrowing
            filters={narrowing}
            onChange={(change) => setNarrowing((before) => ({ ...before, ...change }))}
          />
        </div>
        <div className={css.list} role="group" aria-label="찾은 학생" tabIndex={0}>
          <QueryView query={query} rows={8}>
            {({ data: found }) => (
              <>
                {found.map(({ student }) => (
                  <label key={student.id} data-taken={taken.has(student.id) || undefined}>
                    <input
                      type="checkbox"
                      checked={taken.has(student.id) || chosen.has(student.id)}
                      disabled={taken.has(student.id)}
                      onChange={() => toggle(student)}
                    />
                    <StudentWords student={student} note={taken.has(student.id) ? takenNote : undefined} />
                  </label>
                ))}
                {found.length === 0 && (
                  <NothingYet needs={['students']}>
                    <EmptyState of="search" title="찾는 학생이 없습니다">
                      이름, 초성, 전화 뒷자리, 학번으로 찾을 수 있습니다.
                    </EmptyState>
                  </NothingYet>
                )}
                {found.length === LIMIT && <p className={css.chosen}>처음 {LIMIT}명입니다. 더 입력해서 좁혀 주세요.</p>}
              </>
            )}
          </QueryView>
        </div>
      </div>
      <div>
        <div className={css.tools}>
          <h3>{`선택한 학생 ${chosen.size}명`}</h3>
          {chosen.size > 0 && (
            <Button size="small" variant="quiet" onClick={() => set(new Map())}>
              모두 빼기
            </Button>
          )}
        </div>
        {/* Also without a group, so that both lists begin at one height. */}
        <div className={ofGroup.length > 0 ? css.tools : `${css.tools} ${css.spare}`}>
          {ofGroup.length > 0 && (
            <Button
              size="small"
              onClick={() => set(new Map([...chosen, ...ofGroup.map((student) => [student.id, student] as const)]))}
            >
              {`${group?.label} ${ofGroup.length}명 모두 선택`}
            </Button>
          )}
        </div>
        <ul role="list" className={css.list} aria-label="선택한 학생" tabIndex={0}>
          {chosen.size === 0 && <li className={css.none}>아직 선택한 학생이 없습니다.</li>}
          {[...chosen.values()].map((student) => (
            <li key={student.id} className={css.chosen}>
              <StudentWords student={student} />
              <IconButton
                label={`${student.user.name} 빼기`}
                tooltip="none"
                icon={<CloseIcon aria-hidden />}
                onClick={() => toggle(student)}
              />
            </li>
          ))}
        </ul>
        {fieldState.error && <p className={css.error}>{fieldState.error.message}</p>}
      </div>
    </div>
  );
}

/** The narrowing as refine's filters. */
const filtersOf = (narrowing: Narrowing): CrudFilter[] =>
  Object.entries(narrowing).map(([field, value]) => ({ field, operator: 'eq', value }));

function StudentWords({ student, note }: { student: StudentChoiceFragment; note?: string | undefined }) {
  const details = [student.studentNumber, formatSchool(student), student.user.phone?.slice(-4), note];
  return (
    <>
      <span className={css.name}>{student.user.name}</span>
      <span className={css.who}>{details.filter(Boolean).join(' · ')}</span>
    </>
  );
}

/** Enter in the search box searches; it must not submit the surrounding form. */
const keepInForm = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};
