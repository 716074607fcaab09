import { memo, useRef, useState, type KeyboardEvent } from 'react';
import type { WordMap } from '#client/generated/rest/wordDecks.ts';
import { cellName, markAt, marks } from './wordMap.ts';
import css from './WordMap.module.css';

interface WordMapGridProps {
  map: WordMap;
  /** The words on this page: from an index up to another. */
  from: number;
  to: number;
}

/** Words × students; the arrow keys go from cell to cell. */
export function WordMapGrid({ map, from, to }: WordMapGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState({ word: 0, student: 0 });
  const word = Math.min(Math.max(at.word, from), to - 1);
  const student = Math.min(at.student, map.students.length - 1);
  const go = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const [down, right] = step;
    const next = {
      word: Math.min(Math.max(word + down, from), to - 1),
      student: Math.min(Math.max(student + right, 0), map.students.length - 1),
    };
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.word} ${next.student}"]`)?.focus();
  };
  const focus = (target: EventTarget): void => {
    const [row, column] = (target as HTMLElement).dataset.at?.split(' ').map(Number) ?? [];
    if (row !== undefined && column !== undefined) setAt({ word: row, student: column });
  };
  return (
    <div className={css.scroll}>
      <table
        ref={table}
        role="grid"
        aria-label="단어와 학생"
        className={css.map}
        onKeyDown={go}
        onFocus={(event) => focus(event.target)}
      >
        <thead>
          <tr>
            <th scope="col">단어</th>
            {map.students.map(({ id, name }) => (
              <th key={id} scope="col">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {map.words.slice(from, to).map(({ id }, row) => (
            <WordRow key={id} map={map} word={from + row} active={from + row === word ? student : -1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Rows down and columns right that a key goes. */
const steps: Readonly<Record<string, [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

interface WordRowProps {
  map: WordMap;
  word: number;
  /** The column that the Tab key reaches; -1 in other rows. */
  active: number;
}

const WordRow = memo(function WordRow({ map, word, active }: WordRowProps) {
  const { term, meaning } = map.words[word]!;
  return (
    <tr>
      <th scope="row" title={meaning}>
        {term}
      </th>
      {map.students.map((student, column) => {
        const mark = markAt(student, word);
        const name = cellName(map, word, column);
        return (
          <td
            key={student.id}
            role="gridcell"
            tabIndex={column === active ? 0 : -1}
            data-at={`${word} ${column}`}
            data-mark={mark}
            aria-label={name}
            title={name}
          >
            {marks[mark].sign}
          </td>
        );
      })}
    </tr>
  );
});
