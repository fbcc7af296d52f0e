import { useTranslation } from '../../base/texts/use-translation.ts'
import { ShownOnce } from '../../base/ui/input/shown-once.tsx'

/** Shows the secret by which a receiver checks messages of a webhook. */
export function WebhookSecret(props: { secret: string; text: string; onDone: () => void }) {
  const { t } = useTranslation('webhooks')
  const says = { copy: t('copy'), copied: t('copied'), notCopied: t('notCopied'), done: t('done') }
  return <ShownOnce {...props} says={says} />
}
