import type { Cell, CellValue } from 'hucre';

/**
 * A cell as it reads: a date as `2026-03-02`, with its time as `2026-03-02 18:00`, a time of the day as `18:00`, and hours beyond a day as `24:00`.
 * A formula is what it gave when the file was saved; one that gave nothing is shown with its `=`.
 */
export function cellText(value: CellValue, cell?: Cell): string {
  const given = value ?? cell?.formulaResult ?? null;
  if (given === null) return cell?.formula === undefined ? '' : `=${cell.formula}`;
  if (given instanceof Date) return dateText(given);
  // As many digits as Excel shows: 33.300000000000004 is 33.3.
  if (typeof given === 'boolean') return given ? 'TRUE' : 'FALSE';
  if (typeof given === 'number') return String(Number(given.toPrecision(15)));
  return isoDate.test(String(given)) ? dateText(new Date(`${String(given).replace(/Z$/, '')}Z`)) : String(given);
}

/** As programs for the web write dates. */
const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z?$/;

/** Excel's day 1 as a time of UTC; what comes before its March is a number of hours. */
const dayOne = Date.UTC(1900, 0, 1);
const firstDate = Date.UTC(1900, 2, 1);

function dateText(date: Date): string {
  const minutes = Math.round(date.getTime() / 60_000);
  const rounded = new Date(minutes * 60_000);
  if (Number.isNaN(minutes)) return '';
  if (date.getTime() < firstDate) {
    const ofHours = minutes - dayOne / 60_000 + 1440;
    return `${pad(Math.floor(ofHours / 60))}:${pad(ofHours % 60)}`;
  }
  const text = rounded.toISOString();
  return minutes % 1440 === 0 ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}

const pad = (number: number): string => String(number).padStart(2, '0');
