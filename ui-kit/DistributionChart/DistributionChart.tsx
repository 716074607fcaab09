import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { MuiTheme } from '../MuiTheme/MuiTheme.tsx';
import css from '../TrendChart/TrendChart.module.css';

export interface DistributionChartProps {
  /** What the chart shows. */
  label: string;
  /** The count of each bin, lowest first; all bins are equally wide. */
  counts: readonly number[];
  /** The upper end of the last bin, e.g. the points of an exam. */
  top: number;
  /** The unit after a value, e.g. `점`. */
  unit: string;
  /** A marker line, such as a cutline, drawn at its value between the bins. @default undefined */
  mark?: { label: string; value: number };
}

/** A histogram; the same counts are in a table for screen readers. */
export function DistributionChart({ label, counts, top, unit, mark }: DistributionChartProps) {
  const step = top / counts.length;
  const parts = counts.map((_, at) => `${trim(at * step)}–${trim((at + 1) * step)}`);
  return (
    <figure className={css.chart}>
      <figcaption>{label}</figcaption>
      <div aria-hidden>
        <MuiTheme>
          <BarChart
            height={220}
            skipAnimation
            hideLegend
            // Less room above leaves the uppermost label out.
            margin={{ top: 28, right: 8, bottom: 0, left: 0 }}
            xAxis={[{ scaleType: 'band', data: parts, height: 26, disableTicks: true, categoryGapRatio: 0.2 }]}
            yAxis={[{ width: 30, tickMinStep: 1 }]}
            series={[{ data: [...counts], color: 'var(--accent)', valueFormatter: (count) => `${count}명` }]}
            grid={{ horizontal: true }}
          >
            {mark && <MarkLine label={mark.label} at={mark.value / top} />}
          </BarChart>
        </MuiTheme>
      </div>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <tbody>
          {counts.map((count, at) => (
            <tr key={parts[at]}>
              <th scope="row">{`${parts[at]}${unit}`}</th>
              <td>{`${count}명`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** A line at a part of the width: the bins' axis knows only bins, and a value lies anywhere in one. */
function MarkLine({ label, at }: { label: string; at: number }) {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width * Math.min(1, Math.max(0, at));
  const isLate = at > 0.7;
  return (
    <g className={css.mark} data-mark={at}>
      <line x1={x} x2={x} y1={top - 16} y2={top + height} />
      <text x={x + (isLate ? -6 : 6)} y={top - 6} textAnchor={isLate ? 'end' : 'start'}>
        {label}
      </text>
    </g>
  );
}

const trim = (value: number): string => String(Math.round(value * 10) / 10);
