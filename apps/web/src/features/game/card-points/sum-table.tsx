import styles from './sum-table.module.css'

type Row = readonly [term: string, value: string]

/** Lists terms with their values, and below them the total. */
export function SumTable({ rows, total }: { rows: readonly Row[]; total: Row }) {
  return (
    <dl className={`column ${styles.sum}`}>
      {rows.map(([term, value]) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={`bold ${styles.total}`}>
        <dt>{total[0]}</dt>
        <dd>{total[1]}</dd>
      </div>
    </dl>
  )
}
