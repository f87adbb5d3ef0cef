import {
  Area,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts"
import { formatShortDate } from "#src/shared/calendar-date.ts"
import { formatMoney, fromRupees } from "#src/shared/money.ts"
import { computeFigures, type NightFigures } from "#src/features/front-desk/revenue-figures.ts"
import styles from "./figures.module.css"

/** `adr` is null on a night without a sold room: its line has a gap there. */
type Point = { night: string; occupancy: number; adr: number | null; revpar: number }

const pointOf = (night: NightFigures): Point => {
  const figures = computeFigures([night])
  return {
    night: formatShortDate(night.night).slice(0, -5),
    occupancy: Math.round(figures.occupancyBasisPoints / 10) / 10,
    adr: figures.adr === null ? null : Math.round(figures.adr / 100),
    revpar: Math.round(figures.revpar / 100),
  }
}

const axis = { stroke: "var(--line-strong)", tick: { fill: "var(--text-soft)", fontSize: 12 } } as const
const percent = (value: unknown): string => `${String(value)} %`
const rupees = (value: unknown): string => formatMoney(fromRupees(Math.round(Number(value))))
const margin = { top: 8, right: 8, bottom: 0, left: 0 } as const
const tooltipStyle = {
  background: "var(--surface)",
  border: "1px solid var(--line-strong)",
  borderRadius: 2,
  color: "var(--text)",
  fontSize: 13,
}

/** The end of the axis in rupees where every value is 0: the chart would choose ₹4. */
const emptyMaximum = 20_000

const isEmpty = (points: readonly Point[]): boolean => points.every(({ revpar }) => revpar === 0)

type ChartProps = { points: readonly Point[] }

const Occupancy = ({ points }: ChartProps) => (
  <ResponsiveContainer width="100%" height={240}>
    <ComposedChart data={[...points]} margin={margin} title="Occupancy by night">
      <CartesianGrid stroke="var(--line)" vertical={false} />
      <XAxis dataKey="night" {...axis} minTickGap={28} tickLine={false} />
      <YAxis {...axis} domain={[0, 100]} unit="%" width={48} tickLine={false} axisLine={false} />
      <Tooltip formatter={percent} contentStyle={tooltipStyle} itemStyle={{ color: "var(--text)" }} />
      <Area
        dataKey="occupancy"
        name="Occupancy"
        type="linear"
        stroke="var(--accent)"
        strokeWidth={2}
        fill="var(--accent)"
        fillOpacity={0.14}
        isAnimationActive={false}
      />
    </ComposedChart>
  </ResponsiveContainer>
)

const Rates = ({ points }: ChartProps) => (
  <ResponsiveContainer width="100%" height={240}>
    <ComposedChart data={[...points]} margin={margin} title="ADR and RevPAR by night, before GST">
      <CartesianGrid stroke="var(--line)" vertical={false} />
      <XAxis dataKey="night" {...axis} minTickGap={28} tickLine={false} />
      <YAxis
        {...axis}
        domain={[0, isEmpty(points) ? emptyMaximum : "auto"]}
        tickFormatter={rupees}
        width={72}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip formatter={rupees} contentStyle={tooltipStyle} itemStyle={{ color: "var(--text)" }} />
      <Legend iconType="plainline" wrapperStyle={{ fontSize: 13 }} />
      <Line
        dataKey="adr"
        name="ADR"
        type="linear"
        stroke="var(--accent)"
        strokeWidth={2}
        dot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="revpar"
        name="RevPAR"
        type="linear"
        stroke="var(--info)"
        strokeWidth={2}
        strokeDasharray="6 4"
        dot={false}
        isAnimationActive={false}
      />
    </ComposedChart>
  </ResponsiveContainer>
)

/** Lines also differ by their dashes, and the table below has every value. */
export function FiguresCharts({ nights }: { nights: readonly NightFigures[] }) {
  const points = nights.map(pointOf)
  return (
    <div className={styles.charts}>
      <section aria-label="Chart of occupancy">
        <h2 className={styles.chartTitle}>Occupancy</h2>
        <Occupancy points={points} />
      </section>
      <section aria-label="Chart of ADR and RevPAR">
        <h2 className={styles.chartTitle}>ADR and RevPAR</h2>
        <Rates points={points} />
      </section>
    </div>
  )
}
