import { Inbox, Star } from 'lucide-react'
import { useState } from 'react'
import { notify, type PopupType } from '../src/base/ui/base/notify.ts'
import { Chip, type ChipTone } from '../src/base/ui/feedback/chip.tsx'
import { ProgressBar } from '../src/base/ui/feedback/progress-bar.tsx'
import { Loading, Skeleton } from '../src/base/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../src/base/ui/feedback/states.tsx'
import { Button } from '../src/base/ui/input/button.tsx'
import { Example, useSampleTexts } from './example.tsx'
import styles from './gallery.module.css'

const tones: ChipTone[] = [
  'plain',
  'open',
  'locked',
  'locked-in',
  'success',
  'failed',
  'info',
  'warning',
  'gold',
  'silver',
  'bronze',
]
const types: PopupType[] = ['info', 'success', 'error', 'warning']

export function FeedbackExamples() {
  const { short, label, phrase, long } = useSampleTexts()
  const [tries, setTries] = useState(0)
  return (
    <>
      <Example name="Chip">
        <div className={styles.row}>
          {tones.map(tone => (
            <Chip key={tone} tone={tone} icon={<Star size={12} />}>
              {tone}
            </Chip>
          ))}
          <Chip>{phrase}</Chip>
        </div>
      </Example>
      <Example name="notify">
        {types.map(type => (
          <Button key={type} onClick={() => notify(type, `${type}: ${long}`)}>
            {type}
          </Button>
        ))}
      </Example>
      <Example name="ProgressBar">
        <ProgressBar share={0} label={`${label} 0`} />
        <ProgressBar share={0.4} label={label} />
        <ProgressBar share={1} label={long} />
      </Example>
      <Example name="Skeleton">
        <Loading label={label}>
          <Skeleton width={120} />
          <Skeleton height={60} radius={14} />
        </Loading>
      </Example>
      <Example name="EmptyState">
        <EmptyState
          icon={<Inbox size={20} />}
          title={label}
          text={long}
          action={<Button size="s">{short}</Button>}
        />
      </Example>
      <Example name="ErrorState">
        <ErrorState message={long} onRetry={() => setTries(tries + 1)} />
        <output>{tries}</output>
      </Example>
    </>
  )
}
