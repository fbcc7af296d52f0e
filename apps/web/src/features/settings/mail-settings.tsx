import { useMutation } from '@tanstack/react-query'
import { type Outputs, refreshAfter, trpc } from '../../base/api/client.ts'
import { mailLocale } from '../../base/session/mail-locale.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { ChangeEmail } from './change-email.tsx'
import styles from './tokens/account-tab.module.css'

type Contact = Outputs['contact']['getContact']

/** Says where mail goes and whether it arrives there, sends the link that confirms the address, and changes it (rulebook 20.2, 20.4). */
export function MailSettings({ contact }: { contact: Contact }) {
  const { t } = useTranslation('settings')
  if (!contact.on)
    return (
      <Panel head={t('mail.title')}>
        <p className={`below-4 note ${styles.text}`}>{t('mail.off')}</p>
      </Panel>
    )
  const { email, pendingEmail } = contact
  return (
    <Panel head={t('mail.title')}>
      <p className={`below-4 note ${styles.text}`}>{t(`mail.${stateOf(contact)}`, { email: email ?? '' })}</p>
      {pendingEmail && (
        <p className={`below-4 note ${styles.text}`}>{t('mail.pending', { email: pendingEmail })}</p>
      )}
      <div className="row wrap gap-3">
        <SendLink contact={contact} />
        <ChangeEmail />
      </div>
    </Panel>
  )
}

function stateOf({ email, confirmed, bounced }: Contact) {
  if (email === null) return 'none'
  if (bounced) return 'bounced'
  return confirmed ? 'confirmed' : 'unconfirmed'
}

/** Sends the link, if there is an address to confirm. */
function SendLink({ contact: { email, pendingEmail, confirmed, bounced } }: { contact: Contact }) {
  const { t, i18n } = useTranslation('settings')
  const { mutate, isPending } = useMutation(
    trpc.contact.sendConfirmation.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('contact.sendConfirmation')
        notify('success', t('mail.sent'))
      },
    }),
  )
  const isDone = pendingEmail === null && (email === null || (confirmed && !bounced))
  if (isDone) return null
  return (
    <Button busy={isPending} onClick={() => mutate(mailLocale(i18n.language))}>
      {t(pendingEmail ? 'mail.sendAgain' : 'mail.send')}
    </Button>
  )
}
