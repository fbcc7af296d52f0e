import { keyplayTypes } from '@game/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { useKeyplays } from '../keyplay-points/use-keyplays.ts'
import { KeyplayGroup } from './keyplay-group.tsx'
import styles from './keyplay-groups.module.css'

/** `order` may sort by `history`; `tooLate` are the keyplays that were staged but not saved when the phase locked; without `onToggle` nothing can be chosen any more. */
type Props = Omit<ComponentProps<typeof KeyplayGroup>, 'type' | 'turns'>

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

/** The types are stacked on each other, so that the arrows do not move when another type is shown. */
function OneGroup(props: Props) {
  const { t } = useTranslation('keyplays')
  const [place, setPlace] = useState(0)
  const type = keyplayTypes[place] ?? 'kill'
  const turn = (step: number) => setPlace((place + step + keyplayTypes.length) % keyplayTypes.length)
  return (
    <div className="stack">
      {keyplayTypes.map(each => (
        <div key={each} className={styles.layer} inert={each !== type}>
          <KeyplayGroup
            type={each}
            {...props}
            turns={
              <>
                <IconButton label={t('previousType')} size="s" onClick={() => turn(-1)}>
                  <ChevronLeft size={18} />
                </IconButton>
                <span className={`t12 text-center soft ${styles.place}`}>
                  {t('place', { place: place + 1, count: keyplayTypes.length })}
                </span>
                <IconButton label={t('nextType')} size="s" onClick={() => turn(1)}>
                  <ChevronRight size={18} />
                </IconButton>
              </>
            }
          />
        </div>
      ))}
    </div>
  )
}
