import styles from './burst.module.css'

const rays = Array.from({ length: 24 }, (_, at) => at)

/** Throws light from the goal when it is crossed; nothing with reduced motion. */
export function Burst() {
  return (
    <span className={`over ${styles.burst}`} aria-hidden>
      {rays.map(ray => (
        <i key={ray} style={{ '--ray': ray }} />
      ))}
    </span>
  )
}
