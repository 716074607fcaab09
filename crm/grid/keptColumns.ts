import { USUAL_COLUMNS, type KeptColumns } from '#ui-kit/TypingGrid/arrange.ts';

/** How many names are kept: the latest ones. */
const MOST = 60;
const WIDTH = 'width ';

/** How columns are kept, as a saved view holds it. */
export function writeColumns({ order, widths }: KeptColumns): string {
  const places = order.slice(-MOST).map((name) => ['order', name]);
  const sizes = Object.entries(widths).slice(-MOST);
  return new URLSearchParams([...places, ...sizes.map(([name, width]) => [WIDTH + name, String(width)])]).toString();
}

/** Reads it again, without what is no width. */
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
