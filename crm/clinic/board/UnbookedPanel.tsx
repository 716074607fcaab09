import { useState } from 'react';
import type { useGql } from '#client/graphql/gql.ts';
import { CarryHandle, formatSchool, Link, Menu, namesApart, QueryView, SearchBox, Note } from '#ui-kit';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import { CalendarIcon } from '#ui-kit/icons.ts';
import { paths as studentPaths } from '../../students/paths.ts';
import { NothingYet } from '../../setup/parts.ts';
import { Card } from '../../shared/page/Card.tsx';
import { matchesTyped } from '../../shared/lists/hangul.ts';
import type { ClinicStudentFragment, ClinicUnbookedQuery } from '../generated/graphql.ts';
import type { DayBoardSlot } from './dayBoardRows.ts';
import { roomWords, slotName } from '../slotWords.ts';
import type { PlaceStudents } from '../types.ts';
import css from '../DayBoard.module.css';

interface UnbookedPanelProps {
  query: ReturnType<typeof useGql<ClinicUnbookedQuery, object>>;
  slots: readonly DayBoardSlot[];
  now: number;
  placing: PlaceStudents;
}

interface Unbooked {
  student: ClinicStudentFragment;
  titles: string[];
}

/** The panel's target id for dragging; not one of the slots. */
const NOWHERE = 'unbooked';

/** Students with todos for the clinic but no booking; moved into a slot by dragging or by the menu. */
export function UnbookedPanel({ query, ...rest }: UnbookedPanelProps) {
  const { slots } = rest;
  const [typed, setTyped] = useState('');
  return (
    <aside aria-label="예약 없는 학생">
      <Card title="예약 없는 학생">
        <QueryView query={query} rows={4}>
          {({ clinicTodos }) => {
            const all = byStudent(clinicTodos);
            const labels = namesApart(all.map(({ student }) => student));
            const shown = all.filter(({ student }) => matchesTyped(student.user.name, typed));
            if (all.length === 0) return <NobodyLeft isInUse={slots.some(({ bookings }) => bookings.length > 0)} />;
            return (
              <>
                <Note>{`할 일이 있는데 예약하지 않은 학생 ${all.length}명`}</Note>
                <SearchBox
                  value={typed}
                  onChange={setTyped}
                  label="예약 없는 학생 검색"
                  placeholder="이름, 초성"
                  slashFocuses={false}
                />
                <ul role="list" className={css.unbooked}>
                  {shown.map((one) => (
                    <UnbookedRow key={one.student.id} {...one} {...rest} name={labels.get(one.student.id) ?? ''} />
                  ))}
                </ul>
              </>
            );
          }}
        </QueryView>
      </Card>
    </aside>
  );
}

/** A board with bookings has students: it need not ask. */
function NobodyLeft({ isInUse }: { isInUse: boolean }) {
  const nobody = <Note>할 일이 있는데 예약하지 않은 학생이 없습니다.</Note>;
  if (isInUse) return nobody;
  return (
    <NothingYet inCard needs={['students']}>
      {nobody}
    </NothingYet>
  );
}

interface UnbookedRowProps extends Unbooked, Omit<UnbookedPanelProps, 'query'> {
  /** Told apart from namesakes. */
  name: string;
}

function UnbookedRow({ student, name, titles, slots, now, placing }: UnbookedRowProps) {
  return (
    <li>
      {slots.length > 0 && <CarryHandle id={student.id} name={name} at={NOWHERE} />}
      <div className={css.who}>
        <span className={css.name}>
          <Link quiet href={studentPaths.student(student.id)}>
            {name}
          </Link>
        </span>
        <Note as="span">{[formatSchool(student), listed(titles)].filter(Boolean).join(' · ')}</Note>
      </div>
      {slots.length > 0 && (
        <Menu
          iconOnly
          label={`${name} 예약 추가`}
          icon={<CalendarIcon aria-hidden />}
          items={slots.map((slot) => ({
            label: `${slotName(slot)} (${roomWords(slot)})`,
            disabled: Date.parse(slot.endsAt) <= now,
            onSelect: () => void placing.book(student, slot),
          }))}
        />
      )}
    </li>
  );
}

function byStudent(todos: ClinicUnbookedQuery['clinicTodos']): Unbooked[] {
  const found = new Map<string, Unbooked>();
  for (const { student, title } of todos) {
    const one = found.get(student.id);
    if (one) one.titles.push(title);
    else found.set(student.id, { student, titles: [title] });
  }
  return [...found.values()];
}

/** The first two todos, and how many more there are. */
function listed(titles: readonly string[]): string {
  return someNames(titles, 2, '개');
}
