import { reasonLength } from '@game/domain'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Field } from '../../../../../base/ui/input/field.tsx'

/** Of what a change would do: the phases whose results are final, and how many decided outcomes flip. */
type Corrected = { final: readonly number[]; flips: number }

/** Returns the reason to send, undefined for none; null while a final result still needs one (rulebook 17.4). */
export function reasonToSend(typed: string, changes: Corrected): string | undefined | null {
  const reason = typed.trim()
  if (reason !== '') return reason
  return changes.final.length > 0 ? null : undefined
}

/** Warns that a change flips decided outcomes, or changes final results (rulebook 17.5). */
function CorrectionWarning({ changes: { final, flips } }: { changes: Corrected }) {
  const { t } = useTranslation('admin-scores')
  return (
    <>
      {final.length > 0 && <p role="alert">{t('finalPhases', { phases: final.join(', ') })}</p>}
      {(final.length > 0 || flips > 0) && <p>{t('flips', { count: flips })}</p>}
    </>
  )
}

/** Asks why a change is made, which users can read; required if it changes a final result (rulebook 17.4, 17.5). */
export function ReasonField({
  changes,
  reason,
  onReason,
}: {
  changes: Corrected
  reason: string
  onReason: (reason: string) => void
}) {
  const { t } = useTranslation('admin-scores')
  const { final, flips } = changes
  if (final.length === 0 && flips === 0) return null
  return (
    <div>
      <CorrectionWarning changes={changes} />
      {final.length > 0 && <p>{t('needsReason')}</p>}
      <Field
        label={t(final.length > 0 ? 'reason' : 'reasonOptional')}
        hint={t('reasonHint')}
        value={reason}
        onChange={onReason}
        maxLength={reasonLength}
        required={final.length > 0}
      />
    </div>
  )
}
