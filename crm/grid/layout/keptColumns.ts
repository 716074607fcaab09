import { USUAL_COLUMNS, type KeptColumns } from '#ui-kit/TypingGrid/columns/arrange.ts';

/** The most names stored; the latest ones are kept. */
const MOST = 60;
const WIDTH = 'width ';

/** The column layout as a saved view stores it. */
export function writeColumns({ order, widths }: KeptColumns): string {
  const places = order.slice(-MOST).map((name) => ['order', name]);
  const sizes = Object.entries(widths).slice(-MOST);
  return new URLSearchParams([...places, ...sizes.map(([name, width]) => [WIDTH + name, String(width)])]).toString();
}

/** Parses a stored layout; invalid widths are dropped. */
export function readColumns(query: string | undefined): KeptColumns {
  if (query === undefined) return USUAL_COLUMNS;
  const params = [...new URLSearchParams(query)];
  const widths = params.flatMap(([name, width]) =>
    name.startsWith(WIDTH) && Number(width) > 0 ? [[name.slice(WIDTH.length), Number(width)]] : [],
  );
  return {
    order: params.flatMap(([name, place]) => (name === 'order' ? [place] : [])),
    widths: Object.fromEntries(widths) as Record<string, number>,
  };
}
