import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
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
  /** A marker line, such as a cutline, drawn at the bin it falls into. @default undefined */
  mark?: { label: string; value: number };
}

/** A histogram; the same counts are in a table for screen readers. */
export function DistributionChart({ label, counts, top, unit, mark }: DistributionChartProps) {
  const step = top / counts.length;
  const parts = counts.map((_, at) => `${trim(at * step)}–${trim((at + 1) * step)}`);
  const markAt = mark && parts[Math.min(counts.length - 1, Math.max(0, Math.floor(mark.value / step)))];
  return (
    <figure className={css.chart}>
      <figcaption>{label}</figcaption>
      <div aria-hidden>
        <MuiTheme>
          <BarChart
            height={220}
            skipAnimation
            hideLegend
            margin={{ top: 18, right: 8, bottom: 0, left: 0 }}
            xAxis={[{ scaleType: 'band', data: parts, height: 26, disableTicks: true, categoryGapRatio: 0.2 }]}
            yAxis={[{ width: 30, tickMinStep: 1 }]}
            series={[{ data: [...counts], color: 'var(--accent)', valueFormatter: (count) => `${count}명` }]}
            grid={{ horizontal: true }}
          >
            {mark && markAt !== undefined && (
              <ChartsReferenceLine
                x={markAt}
                label={mark.label}
                labelAlign="start"
                lineStyle={{ stroke: 'var(--negative)', strokeDasharray: '4 3' }}
                labelStyle={{ fontSize: 12, fill: 'var(--negative-ink)' }}
              />
            )}
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

const trim = (value: number): string => String(Math.round(value * 10) / 10);
