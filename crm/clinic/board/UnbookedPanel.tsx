import { useState } from 'react';
import { useAddClinicParticipants } from '#client/generated/rest/clinicParticipants.ts';
import { useGql } from '#client/gql.ts';
import { problemText } from '#client/problemText.ts';
import { formatSchool, Link, Menu, QueryView, SearchBox, useToast } from '#ui-kit';
import { CalendarIcon } from '#ui-kit/icons.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../shared/Card.tsx';
import { matchesTyped } from '../../shared/hangul.ts';
import { ClinicUnbookedDocument, type ClinicStudentFragment, type ClinicUnbookedQuery } from '../generated/graphql.ts';
import { seatsTaken, type BoardSlot } from './boardRows.ts';
import { slotName } from './slotWords.ts';
import css from './Board.module.css';

interface UnbookedPanelProps {
  slots: readonly BoardSlot[];
  now: number;
  /** Says what was done, with a way back. */
  onSaid: (message: string, changeSetId?: string) => void;
}

interface Unbooked {
  student: ClinicStudentFragment;
  titles: string[];
}

/** Who has something to do in the clinic and no booking for it. */
export function UnbookedPanel({ slots, now, onSaid }: UnbookedPanelProps) {
  const query = useGql(ClinicUnbookedDocument, {}, { requestPolicy: 'cache-and-network' });
  const [typed, setTyped] = useState('');
  return (
    <aside className={css.aside} aria-label="예약 없는 학생">
      <Card title="예약 없는 학생">
        <QueryView query={query} rows={4}>
          {({ clinicTodos }) => {
            const all = byStudent(clinicTodos);
            const shown = all.filter(({ student }) => matchesTyped(student.user.name, typed));
            if (all.length === 0) return <p className={css.small}>할 일이 남은 학생은 모두 예약했습니다.</p>;
            return (
              <>
                <p className={css.small}>{`할 일이 있는데 예약하지 않은 학생 ${all.length}명`}</p>
                <SearchBox
                  value={typed}
                  onChange={setTyped}
                  label="예약 없는 학생 찾기"
                  placeholder="이름, 초성"
                  slashFocuses={false}
                />
                <ul role="list" className={css.unbooked}>
                  {shown.map((one) => (
                    <UnbookedRow key={one.student.id} {...one} slots={slots} now={now} onSaid={onSaid} />
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

function UnbookedRow({ student, titles, slots, now, onSaid }: Unbooked & UnbookedPanelProps) {
  const add = useAddClinicParticipants();
  const toast = useToast();
  const { name } = student.user;
  const book = async (slot: BoardSlot): Promise<void> => {
    const wait = seatsTaken(slot) >= slot.capacity;
    try {
      const answer = await add.mutateAsync({ slotId: slot.id, data: { studentIds: [student.id], wait } });
      onSaid(`${name} 학생을 ${slotName(slot)}에 ${wait ? '대기로 ' : ''}예약했습니다`, answer.changeSetId);
    } catch (error) {
      toast({ message: `${name}: ${problemText(error)}`, tone: 'negative' });
    }
  };
  return (
    <li>
      <div className={css.who}>
        <span className={css.name}>
          <Link quiet href={paths.student(student.id)}>
            {name}
          </Link>
        </span>
        <span className={css.small}>{[formatSchool(student), titles.join(', ')].filter(Boolean).join(' · ')}</span>
      </div>
      {slots.length > 0 && (
        <Menu
          iconOnly
          label={`${name} 예약 넣기`}
          icon={<CalendarIcon aria-hidden />}
          items={slots.map((slot) => {
            const free = slot.capacity - seatsTaken(slot);
            return {
              label: `${slotName(slot)} (${free > 0 ? `빈자리 ${free}` : '대기'})`,
              disabled: Date.parse(slot.endsAt) <= now,
              onSelect: () => void book(slot),
            };
          })}
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
