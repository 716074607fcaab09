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
}

const width = 360;
const height = 150;
const left = 30;
const right = 18;
const top = 18;
const bottom = 24;

const xOf = (at: number, count: number): number => left + ((width - left - right) * at) / Math.max(1, count - 1);
const yOf = (percent: number): number => top + (height - top - bottom) * (1 - percent / 100);

/** The latest exams in percent: the student's line with values, and the class's dashed. Hand-written SVG, so that it prints sharply without a chart library. */
export function ReportTrend({ points }: { points: readonly TrendPoint[] }) {
  const own = points.map(({ percent }) => percent);
  return (
    <section className={css.section}>
      <h3>
        최근 시험
        <span className={css.legend}>
          <i data-line="own" aria-hidden /> 점수 (%)
          <i data-line="mean" aria-hidden /> 반 평균 (%)
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
        <path className={css.own} d={pathOf(own)} />
        {points.map(({ heldOn, percent, meanPercent }, at) => (
          <g key={`${heldOn} ${at}`} className={css.point}>
            <text x={xOf(at, points.length)} y={height - 6} textAnchor="middle">
              {shortDay(heldOn)}
            </text>
            {percent !== null && (
              <>
                <circle cx={xOf(at, points.length)} cy={yOf(percent)} r={3.5} />
                <text
                  className={css.ownValue}
                  x={xOf(at, points.length)}
                  y={yOf(percent) + labelBy(percent, meanPercent)}
                  textAnchor="middle"
                >
                  {Math.round(percent)}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
      <TrendTable points={points} />
    </section>
  );
}

function TrendTable({ points }: { points: readonly TrendPoint[] }) {
  return (
    <table className="visually-hidden">
      <caption>최근 시험</caption>
      <thead>
        <tr>
          <th scope="col">시험</th>
          <th scope="col">점수</th>
          <th scope="col">반 평균</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ name, heldOn, percent, meanPercent }, at) => (
          <tr key={`${heldOn} ${at}`}>
            <th scope="row">{`${name} ${heldOn}`}</th>
            <td>{percent === null ? '결시' : `${percent}%`}</td>
            <td>{meanPercent === null ? '–' : `${meanPercent}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line through the known values; missing ones are skipped. */
function pathOf(values: readonly (number | null)[]): string {
  return values
    .flatMap((value, at) => (value === null ? [] : [`${xOf(at, values.length)} ${yOf(value)}`]))
    .map((place, at) => `${at === 0 ? 'M' : 'L'}${place}`)
    .join('');
}

/** A value stands on the side of its point where the class's line is not. */
const labelBy = (percent: number, mean: number | null): number => (mean !== null && mean > percent ? 15 : -8);

const shortDay = (day: string): string => day.slice(5).replace('-', '.');
