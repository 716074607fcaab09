import { LineChart } from '@mui/x-charts/LineChart';
import { MuiTheme } from '../MuiTheme/MuiTheme.tsx';
import css from './TrendChart.module.css';

/** One line of the picture. */
export interface Trend {
  /** What it is of, shown in the legend. */
  label: string;
  /** A value for each point, null where there is none. */
  values: readonly (number | null)[];
  /** Thin and grey: what the others are compared with. @default false */
  muted?: boolean;
}

export interface TrendChartProps {
  /** What the picture shows. */
  label: string;
  /** What stands below, from left to right. */
  points: readonly string[];
  /** At most eight. */
  trends: readonly Trend[];
  /** Said after a value, e.g. `%`. */
  unit: string;
  /** Ends of the scale. */
  min: number;
  /** Ends of the scale. */
  max: number;
  /** The smallest value on top, for grades. @default false */
  reversed?: boolean;
}

/** Lines over time. Each has a mark of its own beside its colour; the same values stand in a table for screen readers. */
export function TrendChart({ label, points, trends, unit, min, max, reversed = false }: TrendChartProps) {
  const say = (value: number | null): string => (value === null ? '없음' : `${value}${unit}`);
  return (
    <figure className={css.chart}>
      <figcaption>{label}</figcaption>
      <div aria-hidden>
        <MuiTheme>
          <LineChart
            height={220}
            skipAnimation
            margin={{ top: 10, right: 18, bottom: 0, left: 0 }}
            xAxis={[
              {
                scaleType: 'point',
                data: points.map((_, at) => at),
                valueFormatter: (at: number) => points[at] ?? '',
                height: 26,
                tickLabelStyle: hiddenLabels,
                disableTicks: true,
              },
            ]}
            yAxis={[{ min, max, reverse: reversed, width: 34, ...(reversed && { tickMinStep: 1 }) }]}
            series={trends.map((trend, at) => ({
              label: trend.label,
              data: [...trend.values],
              color: trend.muted ? 'var(--ink-2)' : (COLORS[at % COLORS.length] ?? 'var(--accent)'),
              curve: 'linear' as const,
              connectNulls: true,
              shape: SHAPES[at % SHAPES.length] ?? 'circle',
              showMark: !trend.muted,
              valueFormatter: say,
            }))}
            grid={{ horizontal: true }}
            slotProps={{ legend: { position: { vertical: 'bottom', horizontal: 'start' } } }}
          />
        </MuiTheme>
      </div>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">시험</th>
            {trends.map((trend) => (
              <th key={trend.label} scope="col">
                {trend.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            <tr key={`${at} ${point}`}>
              <th scope="row">{point}</th>
              {trends.map((trend) => (
                <td key={trend.label}>{say(trend.values[at] ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Names of exams are long: they stand in the tooltip. */
const hiddenLabels = { fontSize: 0 };
const SHAPES = ['circle', 'square', 'diamond', 'triangle', 'star', 'cross', 'wye'] as const;
const COLORS = ['#2f6feb', '#d9480f', '#2b8a3e', '#9c36b5', '#0b7285', '#c2255c', '#5f3dc4', '#846358'];
