import type { ColumnLayout, GridColumn, Side } from '../types.ts';

/** A person's arrangement of a grid's columns, by column name. */
export interface KeptColumns {
  /** Names in their chosen order. */
  order: readonly string[];
  /** In CSS pixels. */
  widths: Readonly<Record<string, number>>;
}

/** The default arrangement. */
export const USUAL_COLUMNS: KeptColumns = { order: [], widths: {} };

/** The columns in the order and with the widths a person chose; defaults for the others. */
export function arrangeColumns<R>(columns: readonly GridColumn<R>[], kept: KeptColumns): readonly GridColumn<R>[] {
  const blocks = inPlaces(blocksOf(columns), ([first]) => first, kept.order);
  const placed = blocks.flatMap(([first, ...others]) => [first, ...inPlaces(others, (column) => column, kept.order)]);
  return placed.map((column) => {
    const width = kept.widths[nameOf(column)];
    return width === undefined ? column : { ...column, width, grow: false };
  });
}

/** What a grid asks its owner to store. */
export function layoutFor(
  columns: readonly GridColumn<never>[],
  kept: KeptColumns,
  keep: (kept: KeptColumns) => void,
): ColumnLayout {
  const named = (id: string): string => nameOf(columns.find((column) => column.id === id) ?? { id });
  return {
    resize: (id, width) => {
      const { [named(id)]: _was, ...others } = kept.widths;
      keep({ ...kept, widths: width === null ? others : { ...others, [named(id)]: width } });
    },
    move: (id, besideId, side) => {
      const moves = columns.find((column) => column.id === id)?.moves;
      const peers = columns.filter((column) => column.moves === moves).map(nameOf);
      const order = putBeside([...new Set(peers)], named(id), named(besideId), side);
      keep({ ...kept, order: [...kept.order.filter((name) => !order.includes(name)), ...order] });
    },
  };
}

const nameOf = ({ id, name }: Pick<GridColumn<never>, 'id' | 'name'>): string => name ?? id;

function putBeside(names: readonly string[], name: string, beside: string, side: Side): string[] {
  return names.flatMap((one) => {
    if (one === name) return [];
    if (one !== beside) return [one];
    return side === 'before' ? [name, one] : [one, name];
  });
}

type Block<R> = [GridColumn<R>, ...GridColumn<R>[]];

/** Groups neighbours of one block; every other column is a group of its own. */
function blocksOf<R>(columns: readonly GridColumn<R>[]): Block<R>[] {
  const blocks: Block<R>[] = [];
  for (const column of columns) {
    const last = blocks.at(-1);
    if (last && column.block !== undefined && last[0].block === column.block) last.push(column);
    else blocks.push([column]);
  }
  return blocks;
}

/** Columns with the same `moves` are reordered among their own positions, those with a stored place first; all others stay. */
function inPlaces<T, R>(items: readonly T[], columnOf: (item: T) => GridColumn<R>, order: readonly string[]): T[] {
  const places = Map.groupBy(items, (item) => columnOf(item).moves);
  const queues = new Map(
    [...places].map(([moves, all]) => [moves, moves === undefined ? all : sortedBy(all, columnOf, order)]),
  );
  const taken = new Map<string | undefined, number>();
  return items.flatMap((item) => {
    const { moves } = columnOf(item);
    const at = taken.get(moves) ?? 0;
    taken.set(moves, at + 1);
    const next = queues.get(moves)?.[at];
    return next === undefined ? [] : [next];
  });
}

/** Columns with a stored place come first, newer ones after them. */
function sortedBy<T, R>(items: readonly T[], columnOf: (item: T) => GridColumn<R>, order: readonly string[]): T[] {
  const rank = (item: T): number => {
    const at = order.indexOf(nameOf(columnOf(item)));
    return at < 0 ? order.length : at;
  };
  return items.toSorted((one, other) => rank(one) - rank(other));
}
