import { useTranslation } from '../../../base/texts/use-translation.ts'
import { formatMoment } from '../../../base/ui/layout/dates.ts'
import type { Phase } from '../state/game-event.ts'

/** Says from which results a phase was counted, and when they came in (rulebook 13.60). */
export function CountedFrom({ phase: { files } }: { phase: Phase }) {
  const { t, i18n } = useTranslation('phases')
  if (files.length === 0) return null
  const list = new Intl.ListFormat(i18n.language).format(
    files.map(({ type, uploaded }) =>
      t(`summary.file.${type}`, { date: formatMoment(uploaded, i18n.language) }),
    ),
  )
  return <p className="caption">{t('summary.files', { files: list })}</p>
}
