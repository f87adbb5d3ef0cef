import styles from "./auth-layout.module.css"

const width = 600
const height = 420
const horizon = 96

/** The nearness of a row of lights: from 1 in front to 0 at the horizon. */
const nearness = Array.from({ length: 11 }, (_, row) => 0.72 ** row)

/** A drawing of the runway at dusk. It is decorative, so it is hidden from screen readers. */
export function RunwayDrawing() {
  return (
    <svg
      className={styles.dusk}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="dusk-trail" x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="currentColor" stopOpacity="0" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.75" />
        </linearGradient>
        <radialGradient id="dusk-glow" cx="0.5" cy="1" r="0.75" fx="0.5" fy="1">
          <stop offset="0" stopColor="#b8935a" stopOpacity="0.62" />
          <stop offset="0.55" stopColor="#a8452e" stopOpacity="0.22" />
          <stop offset="1" stopColor="#a8452e" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect y={horizon - 190} width={width} height={190} fill="url(#dusk-glow)" />
      <rect y={horizon} width={width} height={height - horizon} fill="#0d1220" />
      <path d={`M0 ${horizon}H${width}`} stroke="#b8935a" strokeOpacity="0.55" />
      <path
        d={`M330 ${horizon - 2}C410 ${horizon - 8} 470 66 535 20`}
        fill="none"
        stroke="url(#dusk-trail)"
        strokeWidth="1.25"
      />
      {nearness.map((near) => (
        <g key={near} fill="currentColor" fillOpacity={0.35 + 0.55 * near}>
          {[-205, 205].map((side) => (
            <circle key={side} cx={300 + side * near} cy={horizon + 300 * near} r={0.9 + 3.2 * near} />
          ))}
          <circle cx={300} cy={horizon + 300 * near} r={0.6 + 1.6 * near} fillOpacity={0.5 * near + 0.2} />
        </g>
      ))}
    </svg>
  )
}
