import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Chip } from '../../../../../base/ui/feedback/chip.tsx'
import { byPlayer, Finding } from '../../sources/map-findings.tsx'
import type { DemoDifference, DemoOfUpload } from '../uploads/uploads.ts'
import styles from './demo-preview.module.css'

/** Shows each map that was read from demos: its score, its rounds, and whether it agrees with the server's own totals (rulebook 8.35). */
export function DemoPreview({ demos }: { demos: readonly DemoOfUpload[] }) {
  const { t } = useTranslation('admin-scores')
  return (
    <section className="stack gap-3" aria-label={t('demo.title')}>
      <p className="row baseline gap-2">
        <Chip tone="info">{t('demo.beta')}</Chip>
        <span>{t('demo.betaText')}</span>
      </p>
      <ul className={styles.maps}>
        {demos.map(demo => (
          <li key={demo.files.join()} className={styles.map}>
            <DemoMap demo={demo} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DemoMap({ demo }: { demo: DemoOfUpload }) {
  const { t } = useTranslation('admin-scores')
  const { map, files, server, patch, finished, roundsPlayed, roundsRead, restored, agreement } = demo
  const { compared, agreeing, differences } = agreement
  const agrees = compared > 0 && agreeing === compared
  const [one, two] = demo.sides
  return (
    <>
      <h3 className="strong ink" dir="auto">
        <span className="after-2 faint">{map}</span>{' '}
        {t('demo.score', {
          one: one?.team || (one?.side ?? ''),
          scoreOne: one?.score ?? 0,
          scoreTwo: two?.score ?? 0,
          two: two?.team || (two?.side ?? ''),
        })}
      </h3>
      <ul className="stack gap-1">
        <Finding tone={roundsRead === roundsPlayed ? 'plain' : 'bad'}>
          {t('demo.rounds', { read: roundsRead, played: roundsPlayed })}
        </Finding>
        {!finished && <Finding tone="bad">{t('demo.unfinished')}</Finding>}
        {restored > 0 && <Finding tone="plain">{t('demo.restored', { count: restored })}</Finding>}
        <Finding tone={compared === 0 ? 'plain' : agrees ? 'good' : 'bad'}>
          {compared === 0 ? t('demo.noTotals') : t('demo.agrees', { agreeing, compared })}
        </Finding>
        {Array.from(byPlayer(differences), ([steamId, own]) => (
          <Differences key={steamId} differences={own} />
        ))}
      </ul>
      <p className="faint" dir="auto">
        {t('demo.files', { files: files.join(', ') })} · {t('demo.from', { server, patch })}
      </p>
    </>
  )
}

/** Shows in what a player differs from the server's totals. */
function Differences({ differences }: { differences: readonly DemoDifference[] }) {
  const { t } = useTranslation('admin-scores')
  const [first] = differences
  return (
    <Finding tone={differences.every(({ expected }) => expected) ? 'plain' : 'bad'}>
      <span dir="auto">{first?.name || first?.steamId}</span>
      {': '}
      {differences
        .map(({ column, read, server, since, expected }) =>
          t(expected ? 'demo.differsExpected' : 'demo.differs', {
            column: t(`demo.column.${column === 'firstk' ? 'kills' : column}`),
            ...{ read, server, since },
          }),
        )
        .join(' · ')}
    </Finding>
  )
}
