import { type KeyplayType, keyplayTypes } from '@game/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { KeyplayTypeIcon } from '../../../base/icons/keyplay-type-icon.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { TabPanel, Tabs } from '../../../base/ui/layout/tabs.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { useKeyplays } from '../keyplay-points/use-keyplays.ts'
import { KeyplayGroup } from './keyplay-group.tsx'
import styles from './keyplay-groups.module.css'

/**
 * `order` may sort by `history`; `tooLate` are the keyplays that were staged but not saved when the phase locked; without `onToggle` nothing can
 * be chosen any more. `type` is shown where there is space for one only.
 */
type Props = ComponentProps<typeof KeyplayGroup> & { onType: (type: KeyplayType) => void }

/** Shows the three types of keyplays side by side; below 1250 px one at a time. */
export function KeyplayGroups(props: Props) {
  const { t } = useTranslation('keyplays')
  const { isPending, error, isFetching, refetch } = useKeyplays()
  const oneAtATime = useMedia(media.below1250)
  if (isPending)
    return (
      <Loading label={t('loading')}>
        <div className={`fill low ${styles.columns}`}>
          {keyplayTypes.map(type => (
            <Skeleton key={type} height={420} radius={10} />
          ))}
        </div>
      </Loading>
    )
  if (error) return <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (oneAtATime) return <OneGroup {...props} />
  return (
    <div className={`fill low ${styles.columns}`}>
      {keyplayTypes.map(type => (
        <KeyplayGroup key={type} {...props} type={type} hasHead />
      ))}
    </div>
  )
}

/** One type as a tab, with buttons to the previous and the next one. */
function OneGroup({ onType, ...props }: Props) {
  const { t } = useTranslation('keyplays')
  const { type } = props
  const turn = (step: number) => {
    const next = keyplayTypes.at((keyplayTypes.indexOf(type) + step) % keyplayTypes.length)
    if (next) onType(next)
  }
  const tabs = keyplayTypes.map(each => ({
    value: each,
    label: (
      <span className={`inline-row middle gap-1 ${styles.type}`} data-type={each}>
        <KeyplayTypeIcon type={each} size={16} className={styles.icon} />
        {t(`type.${each}`)}
      </span>
    ),
  }))
  return (
    <Tabs
      label={t('types')}
      tabs={tabs}
      value={type}
      onChange={onType}
      className={styles.tabs}
      controls={
        <span className="row middle rigid pushed">
          <IconButton label={t('previousType')} size="s" onClick={() => turn(-1)}>
            <ChevronLeft size={18} />
          </IconButton>
          <IconButton label={t('nextType')} size="s" onClick={() => turn(1)}>
            <ChevronRight size={18} />
          </IconButton>
        </span>
      }
    >
      <TabPanel value={type} className={styles.panel}>
        <KeyplayGroup key={type} {...props} />
      </TabPanel>
    </Tabs>
  )
}
