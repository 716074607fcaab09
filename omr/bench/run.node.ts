import sharp from 'sharp';
import { decodeGrey } from '../image/decode.node.ts';
import { readPage, workingLongSide, type PageReading } from '../page/read.ts';
import { layOut, type Layout } from '../template/layout.ts';
import { conditions, type Condition } from './conditions.ts';
import { createRandom } from './random.ts';
import { addScores, emptyScore, scorePage, type Score } from './score.ts';
import { makeSheet, type FilledSheet } from './sheet.node.ts';
import { sheets } from './templates.ts';

// The constants were set on the tuning seed (and on 2 and 3); figures use the reporting seed, or any other.
const tuningSeed = 1;
const reportingSeed = 40_117;

/** How many sheets of each condition whose name fits `only`, and whether every silent error is printed; the seed 0 is one of ours. */
type Asked = Record<'report' | 'verbose', boolean> & Record<'seed' | 'sheets', number> & { only: string };

const layouts = new Map<string, Layout>([...sheets].map(([name, template]) => [name, layOut(template)]));

/** Reads sheets of every condition, the same for the same seed, and prints what was read rightly and how long it took. */
export async function measureReader(given: Asked): Promise<void> {
  const asked = { ...given, seed: given.seed || (given.report ? reportingSeed : tuningSeed) };
  sharp.concurrency(1);
  sharp.cache(false);
  const isChosen = new RegExp(asked.only);
  const chosen = conditions.map((_, index) => index).filter((index) => isChosen.test(conditions[index]!.name));
  print(
    `seed ${asked.seed}, ${asked.sheets} sheets for each of ${chosen.length} conditions (3.5 times as many clean ones)`,
  );
  await warmUp(chosen[0] ?? 0, asked);
  const groups = new Map<string, Score>();
  let all = emptyScore();
  head('condition');
  for (const index of chosen) {
    const score = await runCondition(index, asked);
    print(row(conditions[index]!.name, score));
    const { group } = conditions[index]!;
    groups.set(group, addScores(groups.get(group) ?? emptyScore(), score));
    all = addScores(all, score);
  }
  head('group');
  for (const [name, score] of groups) print(row(name, score));
  print(row('all', all));
  const clean = groups.get('clean');
  if (clean)
    print(`\nbubbles right, clean 150–300 dpi: ${percent(clean.bubblesRight, clean.bubbles, 4)} % of ${clean.bubbles}`);
}

async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Number of sheets of a condition; more for clean ones, whose target rate is below one in a thousand. */
function sheetsOf({ group }: Condition, sheets: number): number {
  return Math.ceil(sheets * (group === 'clean' ? 3.5 : 1));
}

const sheetOf = (seed: number, index: number, sheet: number) =>
  makeSheet(conditions[index]!, sheet, createRandom(seed * 1_000_003 + index * 1009 + sheet));

async function runCondition(index: number, { seed, sheets: most, verbose }: Asked): Promise<Score> {
  const condition = conditions[index]!;
  const score = emptyScore();
  const filled: FilledSheet[] = [];
  for (let sheet = 0; sheet < sheetsOf(condition, most); sheet++) filled.push(await sheetOf(seed, index, sheet));
  // Collects the garbage of drawing first, so that it does not count as the reader's time.
  globalThis.gc?.();
  for (const [sheet, { template, truths, bytes }] of filled.entries()) {
    const layout = layouts.get(template.name)!;
    // The second one finds the file in the processor's cache, so the order alternates.
    if (sheet % 2 === 0) score.decodeMs += await cpuMs(() => sharp(bytes).raw().toBuffer());
    let reading: PageReading | undefined;
    score.readMs += await cpuMs(async () => {
      reading = readPage(await decodeGrey(bytes, workingLongSide(layout)), layout);
    });
    if (sheet % 2 === 1) score.decodeMs += await cpuMs(() => sharp(bytes).raw().toBuffer());
    const name = `  ${condition.name} #${sheet} ${template.name}`;
    const tell = (text: string) => verbose && print(`${name} ${text}`);
    scorePage(score, truths, reading!, tell);
    if (reading!.state === 'rejected') tell(reading!.reason ?? '');
  }
  return score;
}

/** The first pages are read by code that is not yet compiled. */
async function warmUp(index: number, { seed }: Asked): Promise<void> {
  for (let sheet = 0; sheet < 8; sheet++) {
    const { template, bytes } = await sheetOf(seed, index, sheet);
    const layout = layouts.get(template.name)!;
    readPage(await decodeGrey(bytes, workingLongSide(layout)), layout);
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);

const percent = (part: number, whole: number, digits = 2) => (whole ? ((100 * part) / whole).toFixed(digits) : '–');

function head(name: string): void {
  print(`\n| ${name} | fields | right % | silent | silent numbers | flagged % | unread | CPU-ms | sharp alone |`);
  print('|---|--:|--:|--:|--:|--:|--:|--:|--:|');
}

function row(name: string, score: Score): string {
  const cells = [
    name,
    score.fields,
    percent(score.right, score.fields),
    score.silent,
    score.silentNumbers,
    percent(score.flagged, score.plain),
    score.unread,
    (score.readMs / score.pages).toFixed(1),
    (score.decodeMs / score.pages).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}
