import { useCallback, useMemo, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { cellAt, press, typeAt } from '../testing/play.ts';
import { AttendanceMark } from '../AttendanceMark/AttendanceMark.tsx';
import { arrangeColumns, layoutFor, USUAL_COLUMNS } from './columns/arrange.ts';
import { TypingGrid, type CellChange, type CellView, type GridColumn, type TypingGridProps } from './TypingGrid.tsx';

interface Student {
  id: string;
  name: string;
  school: string;
}

const attendance = [
  { key: '1', value: 'present', label: '출석', color: '#2e7d32' },
  { key: '2', value: 'late', label: '지각', color: '#fb8c00' },
  { key: '3', value: 'absent', label: '결석', color: '#e53935' },
  { key: '4', value: 'video', label: '영상', color: '#1e88e5' },
];

const surnames = ['김', '이', '박', '최', '정', '강', '조', '윤'];
const names = ['민준', '서연', '도윤', '하은', '지호', '수아', '예준', '지우', '시우', '서현'];
const schools = ['한빛고', '새봄고', '늘푸른고'];
const makeStudents = (count: number): Student[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `s${at}`,
    name: `${surnames[at % 8]}${names[at % 10]}`,
    school: `${schools[at % 3]} 2`,
  }));

const columns: GridColumn<Student>[] = [
  { id: 'name', label: '이름', width: 110, kind: 'read', frozen: true, rowHeader: true },
  { id: 'school', label: '학교', width: 110, kind: 'read', frozen: true },
  {
    id: 'attendance',
    label: '출결',
    width: 120,
    kind: 'choice',
    moves: 'columns',
    keymap: attendance,
    render: (_student, cell) => (
      <AttendanceMark
        label={cell.value === null ? null : cell.text}
        color={attendance.find(({ value }) => value === cell.value)?.color ?? 'gray'}
      />
    ),
  },
  { id: 'memo', label: '메모', width: 280, kind: 'text', moves: 'columns' },
  { id: 'score', label: '점수', width: 80, kind: 'text', align: 'end', moves: 'columns' },
];

const states: Record<string, Partial<CellView>> = {
  's2 attendance': { state: 'locked', message: '관리자가 잠근 칸입니다' },
  's3 attendance': { state: 'saving' },
  's4 attendance': { state: 'saved' },
  's5 memo': { state: 'failed', message: '연결이 끊겨 저장하지 못했습니다' },
  's6 memo': { state: 'conflict', message: '박서준 조교가 10:32에 먼저 바꿨습니다' },
};

type GridStoryProps = Pick<TypingGridProps<Student>, 'onCommit' | 'onUndo' | 'onRedo' | 'onOpenCell' | 'totals'> & {
  count: number;
  wide?: boolean;
  /** A grid whose columns can be moved. */
  arranged?: boolean;
};

function useValues(start: [string, string | null][], onCommit: (changes: CellChange[]) => void) {
  const [values, setValues] = useState<ReadonlyMap<string, string | null>>(() => new Map(start));
  const commit = (changes: CellChange[]): void => {
    onCommit(changes);
    setValues((last) => {
      const next = new Map(last);
      for (const { rowId, columnId, value } of changes) next.set(`${rowId} ${columnId}`, value);
      return next;
    });
  };
  return [values, commit] as const;
}

/** A grid that keeps its values in memory. */
function GridStory({ count, wide = false, arranged = false, onCommit, ...hooks }: GridStoryProps) {
  const students = useMemo(() => makeStudents(count), [count]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [values, commit] = useValues(
    [
      ['s0 attendance', 'present'],
      ['s2 attendance', 'absent'],
      ['s4 attendance', 'late'],
      ['s5 memo', '교재를 두고 왔음'],
      ['s6 memo', '다음 주 보강'],
    ],
    onCommit,
  );
  const getCell = useCallback(
    (student: Student, columnId: string): CellView => {
      if (columnId === 'name' || columnId === 'school') return { value: student[columnId], text: student[columnId] };
      const value = values.get(`${student.id} ${columnId}`) ?? null;
      const text = attendance.find((choice) => choice.value === value)?.label ?? value ?? '';
      return { value, text, ...(wide ? {} : states[`${student.id} ${columnId}`]) };
    },
    [values, wide],
  );
  const [kept, setKept] = useState(USUAL_COLUMNS);
  const shownColumns = useMemo(
    () => arrangeColumns(wide ? [...columns.slice(0, 2), ...weekColumns] : columns, kept),
    [wide, kept],
  );
  const layout = useMemo(() => layoutFor(shownColumns, kept, setKept), [shownColumns, kept]);
  return (
    <div style={{ padding: 16 }}>
      <TypingGrid
        label="3주차 출결"
        rows={students}
        columns={shownColumns}
        getCell={getCell}
        getRowName={getName}
        onCommit={commit}
        selectedRows={selected}
        onSelectedRowsChange={setSelected}
        height={440}
        columnLayout={arranged ? layout : undefined}
        {...hooks}
      />
    </div>
  );
}

const getName = (student: Student): string => student.name;
const weekColumns: GridColumn<Student>[] = Array.from({ length: 28 }, (_, at) => ({
  id: `week${at + 1}`,
  label: `${at + 1}주`,
  width: 84,
  kind: at % 2 === 0 ? 'choice' : 'text',
  keymap: attendance,
}));

const meta = preview.meta({
  title: 'Kit/표와 목록/TypingGrid',
  component: GridStory,
  subcomponents: { TypingGrid },
  args: { count: 30, onCommit: fn() },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { count: 300, wide: true } });

export const OneKeyAStudent = meta.story({
  play: async ({ canvasElement, args }) => {
    await typeAt(cellAt(canvasElement, 0, 2), '121');
    await expect(args.onCommit).toHaveBeenNthCalledWith(2, [{ rowId: 's1', columnId: 'attendance', value: 'late' }]);
    // The third row is locked: nothing is sent, and the footer says so.
    await expect(args.onCommit).toHaveBeenCalledTimes(2);
    await expect(cellAt(canvasElement, 3, 2)).toHaveFocus();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('잠긴 칸 1개는 바꾸지 않았습니다');
  },
});

export const TypedText = meta.story({
  play: async ({ canvasElement, args }) => {
    await typeAt(cellAt(canvasElement, 0, 3), '결석 예정{Enter}두 번째{Escape}');
    await expect(args.onCommit).toHaveBeenCalledTimes(1);
    await expect(args.onCommit).toHaveBeenCalledWith([{ rowId: 's0', columnId: 'memo', value: '결석 예정' }]);
    await expect(cellAt(canvasElement, 0, 3)).toHaveTextContent('결석 예정');
    await expect(cellAt(canvasElement, 1, 3)).toHaveTextContent('');
    await expect(cellAt(canvasElement, 1, 3).querySelector('input')).toHaveFocus();
  },
});

export const HangulEndsBeforeEnter = meta.story({
  play: async ({ canvasElement, args }) => {
    await userEvent.click(cellAt(canvasElement, 0, 3));
    const input = cellAt(canvasElement, 0, 3).querySelector('input');
    if (!input) throw new Error('the active text cell holds no input');
    await fireEvent.compositionStart(input);
    await fireEvent.change(input, { target: { value: '한' } });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(args.onCommit).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await fireEvent.compositionEnd(input);
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
    await expect(args.onCommit).toHaveBeenCalledWith([{ rowId: 's0', columnId: 'memo', value: '한' }]);
    await expect(args.onCommit).toHaveBeenCalledOnce();
    await waitFor(() => expect(cellAt(canvasElement, 1, 3).querySelector('input')).toHaveFocus());
  },
});

export const ARangeAtOnce = meta.story({
  play: async ({ canvasElement, args }) => {
    await typeAt(cellAt(canvasElement, 7, 2), '{Shift>}{ArrowDown}{ArrowDown}{/Shift}3');
    await expect(args.onCommit).toHaveBeenCalledOnce();
    await expect(args.onCommit).toHaveBeenCalledWith(
      ['s7', 's8', 's9'].map((rowId) => ({ rowId, columnId: 'attendance', value: 'absent' })),
    );
    await userEvent.keyboard('{Delete}');
    await expect(cellAt(canvasElement, 8, 2)).toHaveTextContent('미입력');
  },
});

export const PastedFromASpreadsheet = meta.story({
  play: async ({ canvasElement, args }) => {
    await userEvent.click(cellAt(canvasElement, 7, 2));
    await userEvent.paste('지각\t버스 고장\n출석\t\n모름\t보강\n');
    await expect(args.onCommit).toHaveBeenCalledOnce();
    await expect(cellAt(canvasElement, 7, 3)).toHaveTextContent('버스 고장');
    await expect(cellAt(canvasElement, 8, 2)).toHaveTextContent('출석');
    await expect(cellAt(canvasElement, 9, 2)).toHaveTextContent('미입력');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('맞지 않는 값 1개는 넣지 않았습니다');
  },
});

export const SelectedRows = meta.story({
  play: async ({ canvasElement }) => {
    await typeAt(cellAt(canvasElement, 1, 2), '{Shift>}{ArrowDown}{/Shift} ');
    const boxes = within(canvasElement).getAllByRole('checkbox', { checked: true });
    await expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(['이서연 선택', '박도윤 선택']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(within(canvasElement).getByRole('checkbox', { name: '모두 선택' })).toBeChecked();
  },
});

export const ComesBackToTheSameCell = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(cellAt(canvasElement, 0, 2)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{Tab}');
    await expect(within(canvasElement).getByRole('button', { name: '키 도움말 (?)' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(cellAt(canvasElement, 2, 4).querySelector('input')).toHaveFocus();
  },
});

export const UndoRedoAndConflicts = meta.story({
  args: { onUndo: fn(), onRedo: fn(), onOpenCell: fn() },
  play: async ({ canvasElement, args }) => {
    await typeAt(cellAt(canvasElement, 6, 3), '{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}{F2}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(args.onRedo).toHaveBeenCalledOnce();
    await expect(args.onOpenCell).toHaveBeenCalledWith('s6', 'memo');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('박서준 조교가 10:32에 먼저 바꿨습니다');
  },
});

export const KeyHelpOnQuestionMark = meta.story({
  play: async ({ canvasElement }) => {
    await typeAt(cellAt(canvasElement, 0, 2), '?');
    const help = await within(canvasElement).findByRole('dialog', { name: '키 도움말' });
    await expect(help).toHaveTextContent('출석 입력');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cellAt(canvasElement, 0, 2)).toHaveFocus());
  },
});

export const WithTotals = meta.story({
  args: {
    totals: [
      { label: '평균', texts: new Map([['score', '78.4']]) },
      {
        label: '인원',
        texts: new Map([
          ['attendance', '출석 1'],
          ['score', '28명'],
        ]),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await typeAt(cellAt(canvasElement, 0, 2), '{Control>}{End}{/Control}');
    await waitFor(() => expect(cellAt(canvasElement, 29, 4).querySelector('input')).toHaveFocus());
    const mean = within(canvasElement).getByRole('row', { name: /^평균/ });
    await expect(mean).toHaveTextContent('78.4');
    // The popover of the last row opens above it.
    const last = cellAt(canvasElement, 29, 4).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(mean.getBoundingClientRect().top + 1);
    const counts = () => within(canvasElement).queryByRole('row', { name: /^인원/ });
    await expect(counts()).toBeNull();
    await press(within(canvasElement), '평균');
    await expect(counts()).toHaveTextContent('28명');
  },
});

export const Huge = meta.story({
  args: { count: 1000, wide: true },
  play: async ({ canvasElement }) => {
    await typeAt(cellAt(canvasElement, 0, 2), '{Control>}{End}{/Control}');
    await waitFor(() => expect(cellAt(canvasElement, 999, 29).querySelector('input')).toHaveFocus());
    const drawn = canvasElement.querySelectorAll('[role="row"]').length;
    await expect(drawn).toBeLessThan(60);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(cellAt(canvasElement, 0, 0)).toHaveFocus());
  },
});

export const MoreColumnsThanFit = meta.story({
  args: { wide: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(cellAt(canvasElement, 0, 3));
    await expect(canvasElement.querySelectorAll('[data-row="0"] [data-column]').length).toBeLessThan(24);
    // Columns that are not rendered accept pasted values, keep their column number, and scroll into view with the focus.
    const texts = Array.from({ length: 27 }, (_, at) => (at % 2 === 0 ? '메모' : '출석'));
    await userEvent.paste(texts.join('\t'));
    await expect(args.onCommit).toHaveBeenCalledWith(expect.objectContaining({ length: 27 }));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(cellAt(canvasElement, 0, 29).querySelector('input')).toHaveFocus());
    await expect(cellAt(canvasElement, 0, 29)).toHaveTextContent('메모');
    const [head, here] = ['columnheader', 'gridcell'].map((role) =>
      canvasElement.querySelector(`[role="${role}"][aria-colindex="30"]`)?.getBoundingClientRect(),
    );
    await expect(head?.left).toBe(here?.left);
    await expect(cellAt(canvasElement, 0, 0)).toHaveTextContent('김민준');
    await userEvent.keyboard('{Home}{Tab}{Tab}');
    await waitFor(() => expect(cellAt(canvasElement, 0, 2)).toHaveFocus());
  },
});

const heads = (canvasElement: HTMLElement): (string | null)[] =>
  [...canvasElement.querySelectorAll('[data-head]')].map(({ textContent }) => textContent);
const head = (canvasElement: HTMLElement, id: string): HTMLElement => {
  const found = canvasElement.querySelector<HTMLElement>(`[data-head="${id}"]`);
  if (!found) throw new Error(`no head ${id}`);
  return found;
};

export const ColumnsByKeys = meta.story({
  args: { arranged: true },
  play: async ({ canvasElement, args }) => {
    await typeAt(cellAt(canvasElement, 1, 3), '{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    await expect(head(canvasElement, 'memo')).toHaveStyle({ width: '312px' });
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('메모 열의 너비 312픽셀');
    // The active cell moves with its column and accepts what is typed there.
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await waitFor(() => expect(cellAt(canvasElement, 1, 2).querySelector('input')).toHaveFocus());
    await expect(heads(canvasElement)).toEqual(['이름', '학교', '메모', '출결', '점수']);
    await userEvent.keyboard('지각 예정{Enter}');
    await expect(args.onCommit).toHaveBeenCalledWith([{ rowId: 's1', columnId: 'memo', value: '지각 예정' }]);
    // A fixed column is not a drop target.
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await expect(heads(canvasElement)[2]).toBe('메모');
  },
});

export const ColumnsByPointer = meta.story({
  args: { arranged: true },
  play: async ({ canvasElement }) => {
    const mouse = userEvent.setup();
    const drag = async (target: Element, from: number, to: number): Promise<void> => {
      const clientY = head(canvasElement, 'memo').getBoundingClientRect().top + 10;
      await mouse.pointer([
        { keys: '[MouseLeft>]', target, coords: { clientX: from, clientY } },
        { target, coords: { clientX: (from + to) / 2, clientY } },
        { target, coords: { clientX: to, clientY } },
        { keys: '[/MouseLeft]', target, coords: { clientX: to, clientY } },
      ]);
    };
    const grip = head(canvasElement, 'memo').querySelector('[aria-hidden]');
    if (!grip) throw new Error('the head has no grip');
    const { left, right } = head(canvasElement, 'memo').getBoundingClientRect();
    await drag(grip, right - 2, right - 82);
    await expect(head(canvasElement, 'memo')).toHaveStyle({ width: '200px' });
    await mouse.dblClick(grip);
    await expect(head(canvasElement, 'memo')).toHaveStyle({ width: '280px' });
    await drag(
      head(canvasElement, 'memo'),
      left + 20,
      head(canvasElement, 'attendance').getBoundingClientRect().left + 9,
    );
    await expect(heads(canvasElement)).toEqual(['이름', '학교', '메모', '출결', '점수']);
  },
});

export const ColumnsByMenu = meta.story({
  args: { arranged: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(cellAt(canvasElement, 0, 4));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '점수 열' }));
    await expect(await within(document.body).findByRole('menuitem', { name: '오른쪽으로 옮기기' })).toBeDisabled();
    await userEvent.click(within(document.body).getByRole('menuitem', { name: '왼쪽으로 옮기기' }));
    await expect(heads(canvasElement)).toEqual(['이름', '학교', '출결', '점수', '메모']);
  },
});
