import { useServerNow } from '../../base/api/use-server-now.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { formatMoment } from '../../base/ui/layout/dates.ts'

/** Whether a result is final, and when it becomes final by itself; null if that is not known (rulebook 17.1). */
export type Finality = { final: boolean; finalAt: string | null }

/** Whether a result is final at `now`, which may be later than when it was read. */
export const isFinalAt = ({ final, finalAt }: Finality, now: string | null | undefined): boolean =>
  final || (finalAt !== null && !!now && Date.parse(finalAt) <= Date.parse(now))

/** Says whether a result is final or provisional, and until when (rulebook 17.3). */
export function FinalityMark({ of }: { of: Finality }) {
  const { t, i18n } = useTranslation('shell')
  const isFinal = isFinalAt(of, useServerNow())
  const at = of.finalAt && formatMoment(of.finalAt, i18n.language)
  return (
    <span className="t14 faint" data-final={isFinal}>
      {isFinal ? t('final') : at ? t('provisionalUntil', { at }) : t('provisional')}
    </span>
  )
}
