import styles from './format-picture.module.css'
import type { Format } from './league.ts'

/** Draws what a format is: bars of a table, two sides, or a bracket. Decorative: its name is next to it. */
export function FormatPicture({ format, size }: { format: Format; size: number }) {
  const Drawing = drawings[format]
  return (
    <svg className="rigid" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <rect className={styles.ground} x="1" y="1" width="62" height="62" rx="16" />
      <Drawing />
    </svg>
  )
}

const drawings = { table: TableDrawing, headToHead: SidesDrawing, cup: BracketDrawing }

function TableDrawing() {
  return (
    <>
      <rect className={styles.gold} x="13" y="15" width="38" height="8" rx="3" />
      <rect className={styles.lit} x="13" y="28" width="30" height="8" rx="3" />
      <rect className={styles.dim} x="13" y="41" width="20" height="8" rx="3" />
    </>
  )
}

function SidesDrawing() {
  return (
    <>
      <rect className={styles.lit} x="11" y="18" width="17" height="28" rx="4" />
      <rect className={styles.rival} x="36" y="18" width="17" height="28" rx="4" />
      <path className={styles.line} d="M32 12v40" />
    </>
  )
}

function BracketDrawing() {
  return (
    <>
      <path className={styles.line} d="M24 17h8v14h-8M24 33h8v14h-8M32 24h7M32 40h7M39 24v16M39 32h5" />
      <rect className={styles.lit} x="10" y="13" width="15" height="8" rx="3" />
      <rect className={styles.dim} x="10" y="27" width="15" height="8" rx="3" />
      <rect className={styles.dim} x="10" y="43" width="15" height="8" rx="3" />
      <rect className={styles.gold} x="43" y="28" width="12" height="8" rx="3" />
    </>
  )
}
