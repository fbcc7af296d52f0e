import { keyplayTypes } from '@game/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedState } from '../../api/failed-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { IconButton } from '../../ui/input/icon-button.tsx'
import { media, useMedia } from '../../ui/layout/use-media.ts'
import { useKeyplays } from '../state/use-keyplays.ts'
import { KeyplayGroup } from './keyplay-group.tsx'
import styles from './keyplay-groups.module.css'

type Props = { chosen: readonly number[]; onToggle: (keyplayId: number) => void }

/** Shows the three types of keyplays side by side; below 1250 px one at a time. */
export function KeyplayGroups(props: Props) {
  const { t } = useTranslation('keyplays')
  const { isPending, error, isFetching, refetch } = useKeyplays()
  const oneAtATime = useMedia(media.below1250)
  if (isPending)
    return (
      <Loading label={t('loading')}>
        <div className={styles.columns}>
          {keyplayTypes.map(type => (
            <Skeleton key={type} height={420} radius={10} />
          ))}
        </div>
      </Loading>
    )
  if (error) return <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (oneAtATime) return <OneGroup {...props} />
  return (
    <div className={styles.columns}>
      {keyplayTypes.map(type => (
        <KeyplayGroup key={type} type={type} {...props} />
      ))}
    </div>
  )
}

function OneGroup(props: Props) {
  const { t } = useTranslation('keyplays')
  const [place, setPlace] = useState(0)
  const type = keyplayTypes[place] ?? 'kill'
  const turn = (step: number) => setPlace((place + step + keyplayTypes.length) % keyplayTypes.length)
  return (
    <KeyplayGroup
      type={type}
      {...props}
      turns={
        <>
          <IconButton label={t('previousType')} size="s" onClick={() => turn(-1)}>
            <ChevronLeft size={18} />
          </IconButton>
          <span className={styles.place}>{t('place', { place: place + 1, count: keyplayTypes.length })}</span>
          <IconButton label={t('nextType')} size="s" onClick={() => turn(1)}>
            <ChevronRight size={18} />
          </IconButton>
        </>
      }
    />
  )
}
