import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { PhoneFold } from '../../../../base/ui/layout/phone-fold.tsx'
import { useKeyplayNames } from '../scores/changes/changed-counts.tsx'
import styles from './map-findings.module.css'
import type { SourceMap } from './sources.ts'

/** Shows how far a map agrees with the server's statistics, what is uncounted and what is missing (rulebook 14.11, 14.13). */
export function MapFindings({ map }: { map: SourceMap }) {
  const { t } = useTranslation('admin-sources')
  const keyplayOf = useKeyplayNames()
  const { agreement, uncounted, unexpected, holes: gaps, restored, state } = map
  const { compared, agreeing, differences } = agreement
  const agrees = compared > 0 && agreeing === compared
  return (
    <div className={`stack t14 ${styles.findings}`}>
      <ul>
        <Finding tone={compared === 0 ? 'plain' : agrees ? 'good' : 'bad'}>
          {compared === 0 ? t('noAgreement') : t('agrees', { agreeing, compared })}
        </Finding>
        {Array.from(byPlayer(differences), ([steamId, own]) => (
          <Finding key={steamId} tone={own.every(({ expected }) => expected) ? 'plain' : 'bad'}>
            {`${own[0]?.name || steamId}: `}
            {own
              .map(({ column, read, server, expected }) =>
                t(expected ? 'differsExpected' : 'differs', { column, read, server }),
              )
              .join(' · ')}
          </Finding>
        ))}
      </ul>
      {unexpected.length > 0 && (
        <ul aria-label={t('unexpected.title')}>
          {unexpected.map(({ playerId, finding, name, team }) => (
            <Finding key={playerId} tone="bad">
              {t(`unexpected.${finding}`, { name: team ? `${name} (${team})` : name })}
            </Finding>
          ))}
        </ul>
      )}
      {uncounted.length + restored > 0 && (
        <PhoneFold summary={t('findings')}>
          <ul>
            {uncounted.map(({ keyplayId, reason }) => (
              <Finding key={keyplayId} tone="plain">
                {t(`uncounted.${reason}`, { keyplay: keyplayOf(keyplayId) })}
              </Finding>
            ))}
            {restored > 0 && <Finding tone="plain">{t('restored', { count: restored })}</Finding>}
          </ul>
        </PhoneFold>
      )}
      <ul>
        {gaps.map((gap, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no id but their position
          <Finding key={index} tone="bad">
            <GapText {...gap} />
          </Finding>
        ))}
        {state === 'running' && <Finding tone="plain">{t('provisional')}</Finding>}
      </ul>
    </div>
  )
}

/** Groups differences by the player's SteamID. */
export function byPlayer<Difference extends { steamId: string }>(
  differences: readonly Difference[],
): Map<string, Difference[]> {
  const players = new Map<string, Difference[]>()
  for (const difference of differences)
    players.set(difference.steamId, [...(players.get(difference.steamId) ?? []), difference])
  return players
}

/** A line of what was found about a map. */
export function Finding({ tone, children }: { tone: 'plain' | 'good' | 'bad'; children: ReactNode }) {
  return (
    <li className={styles[tone]}>
      {tone === 'good' && <CircleCheck size={14} aria-hidden />}
      {tone === 'bad' && <TriangleAlert size={14} aria-hidden />}
      <span>{children}</span>
    </li>
  )
}

/** Shows what did not arrive; the time is the log's, which has no zone. */
function GapText({ bytes, after }: SourceMap['holes'][number]) {
  const { t, i18n } = useTranslation('admin-sources')
  const time = after.slice(11, 19)
  if (bytes === null) return t('holeUnknown', { after: time })
  const size = new Intl.NumberFormat(i18n.language).format(bytes)
  return time === '' ? t('holeStart', { size }) : t('hole', { size, after: time })
}
