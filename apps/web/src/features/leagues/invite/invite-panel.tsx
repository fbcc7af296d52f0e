import { showLeagueCode } from '@game/domain'
import { Copy, Share2 } from 'lucide-react'
import { isLocalAddress } from '../../../base/product/is-local-address.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { copyText } from '../../../base/ui/base/copy-text.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import styles from './invite-panel.module.css'
import { QrCode } from './qr-code.tsx'

/** Shows how to invite to a league, or to what else has a code: its code, its link, both to copy, a QR code, and the share sheet of a phone. */
export function InvitePanel({ code, name, path = 'l' }: { code: string; name: string; path?: 'l' | 'e' }) {
  const { t } = useTranslation('leagues')
  const shown = showLeagueCode(code)
  const link = `${location.origin}/${path}/${shown}`
  const shared = { title: name, text: t('invite.shareText', { name }), url: link }
  // A share sheet that the user closes rejects as well.
  const share = () => navigator.share(shared).catch(() => undefined)
  return (
    <div className={`top wide ${styles.invite}`}>
      <div className={`stack gap-4 shrinks ${styles.ways}`}>
        <Copied label={t('invite.code')} act={t('invite.copyCode')} value={shown} isCode />
        <Copied label={t('invite.link')} act={t('invite.copyLink')} value={link} />
        {'share' in navigator && (
          <Button look="beam" onClick={share} className={styles.share}>
            <Share2 size={18} aria-hidden />
            {t('invite.share')}
          </Button>
        )}
        {isLocalAddress() && <p className="note">{t('invite.local')}</p>}
      </div>
      <QrCode text={link} label={t('invite.qr')} />
    </div>
  )
}

/** Shows a text with a button that copies it. */
function Copied({
  label,
  act,
  value,
  isCode,
}: {
  label: string
  act: string
  value: string
  isCode?: boolean
}) {
  const { t } = useTranslation('leagues')
  const copy = () => copyText(value, { copied: t('invite.copied'), notCopied: t('invite.notCopied') })
  return (
    <div className={`middle ${styles.copied}`}>
      <span className="whole-row caption caps strong">{label}</span>
      <span className={`breaks ${styles.value}`} data-code={isCode || undefined}>
        {value}
      </span>
      <Button size="s" aria-label={act} onClick={copy}>
        <Copy size={14} aria-hidden />
        {t('invite.copy')}
      </Button>
    </div>
  )
}
