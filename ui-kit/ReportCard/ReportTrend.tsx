import css from './ReportCard.module.css';

/** One exam of the trend. */
export interface TrendPoint {
  name: string;
  /** Date of its week, `YYYY-MM-DD`. */
  heldOn: string;
  /** Percent of its points; null where the student was absent. */
  percent: number | null;
  /** The class average in percent; null where it must not be shown. */
  meanPercent: number | null;
  /** The cutline in percent; null without one. @default undefined */
  cutPercent?: number | null;
}

const width = 360;
const height = 150;
const left = 30;
const right = 18;
const top = 18;
const bottom = 24;
/** Between the scale and the first point, whose value else runs into the scale's words. */
const inset = 14;

const xOf = (at: number, count: number): number =>
  left + inset + ((width - left - inset - right) * at) / Math.max(1, count - 1);
const yOf = (percent: number): number => top + (height - top - bottom) * (1 - percent / 100);

export interface ReportTrendProps {
  points: readonly TrendPoint[];
  /** @default '최근 시험' */
  title?: string;
}

/** Exams in percent: the student's line with values, the class's dashed, the cutline dotted. Hand-written SVG, so that it prints sharply without a chart library. */
export function ReportTrend({ points, title = '최근 시험' }: ReportTrendProps) {
  const own = points.map(({ percent }) => percent);
  const cuts = points.map(({ cutPercent }) => cutPercent ?? null);
  const hasCut = cuts.some((cut) => cut !== null);
  // Of many exams every second, third … has words, counted from the last, so that they stay apart.
  const step = Math.ceil(points.length / MOST_LABELS);
  const isNamed = (at: number): boolean => (points.length - 1 - at) % step === 0;
  return (
    <section className={css.section}>
      <h3>
        {title}
        <span className={css.legend}>
          <i data-line="own" aria-hidden /> 점수 (%)
          <i data-line="mean" aria-hidden /> 반 평균 (%)
          {hasCut && (
            <>
              <i data-line="cut" aria-hidden /> 커트라인 (%)
            </>
          )}
        </span>
      </h3>
      <svg className={css.trend} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {[0, 50, 100].map((tick) => (
          <g key={tick} className={css.tick}>
            <line x1={left} x2={width - right} y1={yOf(tick)} y2={yOf(tick)} />
            <text x={left - 8} y={yOf(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <path className={css.mean} d={pathOf(points.map(({ meanPercent }) => meanPercent))} />
        {hasCut && <path className={css.cut} d={pathOf(cuts)} />}
        <path className={css.own} d={pathOf(own)} />
        {points.map(({ heldOn, percent }, at) => (
          <g key={`${heldOn} ${at}`} className={css.point}>
            {isNamed(at) && (
              <text x={xOf(at, points.length)} y={height - 6} textAnchor="middle">
                {shortDay(heldOn)}
              </text>
            )}
            {percent !== null && (
              <>
                <circle cx={xOf(at, points.length)} cy={yOf(percent)} r={3.5} />
                {isNamed(at) && (
                  <text
                    className={css.ownValue}
                    x={xOf(at, points.length)}
                    y={yOf(percent) + labelBy(points, at)}
                    textAnchor="middle"
                  >
                    {Math.round(percent)}
                  </text>
                )}
              </>
            )}
          </g>
        ))}
      </svg>
      <TrendTable title={title} points={points} hasCut={hasCut} />
    </section>
  );
}

function TrendTable({ title, points, hasCut }: Required<ReportTrendProps> & { hasCut: boolean }) {
  // A table keeps the width of its words; the box around it does not.
  return (
    <div className="visually-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">시험</th>
            <th scope="col">점수</th>
            <th scope="col">반 평균</th>
            {hasCut && <th scope="col">커트라인</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, heldOn, percent, meanPercent, cutPercent }, at) => (
            <tr key={`${heldOn} ${at}`}>
              <th scope="row">{`${name} ${heldOn}`}</th>
              <td>{percent === null ? '결시' : `${percent}%`}</td>
              <td>{meanPercent === null ? '–' : `${meanPercent}%`}</td>
              {hasCut && <td>{cutPercent == null ? '–' : `${cutPercent}%`}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A line through the known values; missing ones are skipped. */
function pathOf(values: readonly (number | null)[]): string {
  return values
    .flatMap((value, at) => (value === null ? [] : [`${xOf(at, values.length)} ${yOf(value)}`]))
    .map((place, at) => `${at === 0 ? 'M' : 'L'}${place}`)
    .join('');
}

/** How far from its point, in percent of the scale, a line runs through a value's words. */
const REACH = 22;
const MOST_LABELS = 8;

/** A value stands above or below its point, on the side where fewer lines run. */
export function labelBy(points: readonly TrendPoint[], at: number): number {
  const percent = points[at]?.percent ?? 0;
  const beside = [points[at - 1]?.percent, points[at + 1]?.percent];
  const through = [points[at]?.meanPercent, points[at]?.cutPercent, ...beside];
  const lines = (side: 1 | -1): number =>
    through.filter((value) => value != null && (value - percent) * side > 0 && (value - percent) * side < REACH)
      .length + beside.filter((value) => value != null && (value - percent) * side >= REACH).length;
  // Below a low value stand the days.
  const below = lines(-1) + (percent < 12 ? 4 : 0);
  return below < lines(1) ? 15 : -8;
}

const shortDay = (day: string): string => day.slice(5).replace('-', '.');
