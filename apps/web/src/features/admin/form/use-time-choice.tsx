import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Dialog } from '../../../base/ui/overlay/dialog.tsx'
import { useAsked } from './use-asked.ts'
import { readLocal, type ZonedTime } from './zoned-time.ts'

/**
 * Turns a typed time into an instant. If the clocks pass it twice, a dialog asks which of the two is meant; null if it is closed
 * without an answer, or if there is no such time (rulebook 18.6).
 */
export function useTimeChoice() {
  const { t } = useTranslation('admin')
  const { question, open, ask, settle } = useAsked<{ local: string; times: ZonedTime[] }, string | null>()
  const chooseTime = async (local: string): Promise<string | null> => {
    const times = readLocal(local) ?? []
    return times.length < 2 ? (times[0]?.instant ?? null) : ask({ local, times })
  }
  const time = question?.local.slice(-5) ?? ''
  const timeDialog = (
    <Dialog
      open={open}
      onOpenChange={next => !next && settle(null)}
      title={t('timeTwice.title', { time })}
      size="s"
      footer={question?.times.map(({ instant, offset }, place) => (
        <Button key={instant} onClick={() => settle(instant)}>
          {t(place === 0 ? 'timeTwice.first' : 'timeTwice.second', { time, offset })}
        </Button>
      ))}
    >
      <p>{t('timeTwice.text', { time })}</p>
    </Dialog>
  )
  return { chooseTime, timeDialog }
}

/** Returns the text of what is wrong with a typed time: it is no date, or the clocks skip it. */
export function useTimeFault() {
  const { t } = useTranslation('admin')
  return (local: string): string | undefined => {
    const times = readLocal(local)
    if (times === null) return t('notADate')
    return times.length === 0 ? t('timeSkipped', { time: local.slice(-5) }) : undefined
  }
}
