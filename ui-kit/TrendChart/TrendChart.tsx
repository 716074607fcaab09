import { LineChart } from '@mui/x-charts/LineChart';
import { MuiTheme } from '../MuiTheme/MuiTheme.tsx';
import css from './TrendChart.module.css';

/** One line of the chart. */
export interface Trend {
  /** Its name in the legend. */
  label: string;
  /** A value for each point, null where there is none. */
  values: readonly (number | null)[];
  /** Dashed, for what the line before it is compared with: grey where there is one such line, else in that line's colour. @default false */
  muted?: boolean;
}

export interface TrendChartProps {
  /** What the chart shows. */
  label: string;
  /** The labels of the horizontal axis, left to right: the short name on the axis, the full one on hover. */
  points: readonly { name: string; short: string }[];
  /** At most eight. */
  trends: readonly Trend[];
  /** The unit after a value, e.g. `%`. */
  unit: string;
  /** The labels of the vertical axis, ascending; the first and the last are its ends. */
  ticks: readonly [number, ...number[]];
  /** Puts the smallest value on top, for grades. @default false */
  reversed?: boolean;
}

/** A line chart. Each line has its own marker besides its colour; the same values are in a table for screen readers. */
export function TrendChart({ label, points, trends, unit, ticks, reversed = false }: TrendChartProps) {
  const say = (value: number | null): string => (value === null ? '없음' : `${value}${unit}`);
  const isOneMuted = trends.filter(({ muted }) => muted).length < 2;
  const colorAt = (at: number): string => {
    if (trends[at]?.muted && isOneMuted) return 'var(--ink-2)';
    const before = trends.slice(0, at + 1).filter(({ muted }) => !muted).length - 1;
    return COLORS[before % COLORS.length] ?? 'var(--accent)';
  };
  return (
    <figure className={css.chart}>
      <figcaption>{label}</figcaption>
      <div aria-hidden>
        <MuiTheme>
          <LineChart
            height={220}
            skipAnimation
            // Less room above leaves the uppermost label out.
            margin={{ top: 26, right: 18, bottom: 0, left: 0 }}
            xAxis={[
              {
                scaleType: 'point',
                data: points.map((_, at) => at),
                valueFormatter: (at: number, { location }) =>
                  points[at]?.[location === 'tick' ? 'short' : 'name'] ?? '',
                height: 26,
                disableTicks: true,
              },
            ]}
            yAxis={[
              { min: ticks[0], max: ticks.at(-1) ?? ticks[0], tickInterval: [...ticks], reverse: reversed, width: 34 },
            ]}
            series={trends.map((trend, at) => ({
              id: at,
              label: trend.label,
              data: [...trend.values],
              color: colorAt(at),
              curve: 'linear' as const,
              connectNulls: true,
              shape: SHAPES[at % SHAPES.length] ?? 'circle',
              showMark: !trend.muted,
              labelMarkType: trend.muted ? DashedMark : 'line',
              valueFormatter: say,
            }))}
            grid={{ horizontal: true }}
            slotProps={{
              legend: { position: { vertical: 'bottom', horizontal: 'start' } },
              line: ({ id }) => ({ strokeDasharray: trends[Number(id)]?.muted ? DASHES : undefined }),
            }}
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
            <tr key={`${at} ${point.name}`}>
              <th scope="row">{point.name}</th>
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

/** In the legend, what is dashed in the chart. */
function DashedMark({ className, color }: { className?: string; color?: string }) {
  return (
    <svg className={className} viewBox="0 0 14 14" data-dashed>
      <path d="M0 7h14" stroke={color} strokeWidth="2" strokeDasharray={DASHES} />
    </svg>
  );
}

const DASHES = '5 4';
const SHAPES = ['circle', 'square', 'diamond', 'triangle', 'star', 'cross', 'wye'] as const;
const COLORS = ['#2f6feb', '#d9480f', '#2b8a3e', '#9c36b5', '#0b7285', '#c2255c', '#5f3dc4', '#846358'];
