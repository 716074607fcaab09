import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { addDays, todayInSeoul, Note } from '#ui-kit';
import { recentStudents, studentSearch } from '../students/parts.ts';
import { LectureOptionsDocument } from '../lectures/parts.ts';
import css from './CommandPalette.module.css';
import { entriesOf, type PaletteEntry } from './entries.ts';
import { commandsOf, slotEntries } from './commands.ts';
import { PaletteDaysDocument, PaletteStudentsDocument } from './generated/graphql.ts';

/** The input and its results: arrows choose, Enter opens. */
export function PaletteSearch({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const { entries, isAsking, hasFailed } = useEntries(typed);
  const chosen = entries[Math.min(at, entries.length - 1)];
  const go = (entry: PaletteEntry | undefined): void => {
    if (!entry || entry.isDisabled) return;
    onDone();
    if (entry.href === undefined) entry.choose?.();
    else void navigate(entry.href);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((Math.min(at, entries.length - 1) + step + entries.length) % Math.max(1, entries.length));
    }
    if (event.key === 'Enter') go(chosen);
  };
  return (
    <div className={css.palette}>
      <input
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-label="학생, 강의, 화면, 작업 검색"
        aria-activedescendant={chosen && optionId(listId, chosen)}
        placeholder="이름, 초성, 전화 뒷자리, 강의, 화면, 출석 체크 …"
        autoComplete="off"
        className={css.input}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} role="listbox" aria-label="찾은 것" className={css.list}>
        {entries.map((entry) => (
          <Option
            key={optionId(listId, entry)}
            id={optionId(listId, entry)}
            entry={entry}
            isChosen={entry === chosen}
            onChoose={() => go(entry)}
          />
        ))}
      </ul>
      {hasFailed && <Note role="alert">지금은 학생을 찾지 못합니다. 잠시 뒤 다시 쳐 보세요.</Note>}
      {entries.length === 0 && !hasFailed && (
        <Note role="status">
          {isAsking ? '찾는 중입니다.' : '찾은 것이 없습니다. 초성이나 전화 뒷자리로도 찾을 수 있습니다.'}
        </Note>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  isChosen: boolean;
  onChoose: () => void;
}

function Option({ id, entry, isChosen, onChoose }: OptionProps) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li
      ref={element}
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={entry.isDisabled}
      className={css.option}
      onClick={onChoose}
    >
      <span className={css.kind}>{entry.kind}</span>
      <span>{entry.name}</span>
      <span className={css.more}>{entry.more}</span>
    </li>
  );
}

function useEntries(typed: string) {
  const asked = useDeferredValue(typed);
  const search = studentSearch(asked);
  const students = useGql(
    PaletteStudentsDocument,
    { where: search ?? {} },
    { enabled: search !== undefined, placeholderData: keepPreviousData },
  );
  const lectures = useGql(LectureOptionsDocument, {}).data?.lectures ?? [];
  const found = search === undefined ? [] : (students.data?.studentSearch ?? []);
  const today = todayInSeoul();
  const days = useGql(PaletteDaysDocument, { from: addDays(today, -DAYS), to: addDays(today, DAYS) }).data;
  const around = {
    recent: recentStudents(),
    commands: commandsOf(days?.weeklyLectures ?? [], today),
    slots: slotEntries(days?.clinicSlots ?? []),
  };
  return {
    entries: entriesOf(typed, found, lectures, around),
    isAsking: students.isFetching,
    hasFailed: students.isError,
  };
}

const optionId = (listId: string, { kind, id, href }: PaletteEntry): string => `${listId}${kind}${id ?? href}`;

/** Weeks and slots are found within this many days. */
const DAYS = 10;
