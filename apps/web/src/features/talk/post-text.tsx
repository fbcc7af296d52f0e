import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import styles from './post-row.module.css'
import { hostOf, partsOf } from './talk.ts'

/** Shows the text of a post. An address in it is a button that says where it leads, and only then is it a link (rulebook 28.11). */
export function PostText({ text }: { text: string }) {
  const { t } = useTranslation('clans')
  const [address, setAddress] = useState<string | null>(null)
  return (
    <>
      <p className={styles.text} dir="auto">
        {partsOf(text).map(({ kind, text: part }, at) =>
          kind === 'text' ? (
            part
          ) : kind === 'mention' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
            <span key={at} className="strong accent">
              {part}
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
            <button key={at} type="button" className={styles.address} onClick={() => setAddress(part)}>
              {part}
            </button>
          ),
        )}
      </p>
      <Dialog
        open={address !== null}
        onOpenChange={() => setAddress(null)}
        size="s"
        title={t('talk.link.title', { host: hostOf(address ?? '') })}
      >
        <div className="stack gap-4">
          <p>{t('talk.link.text')}</p>
          <p className="breaks soft" dir="ltr">
            {address}
          </p>
          <a
            className={styles.out}
            href={address ?? undefined}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            onClick={() => setAddress(null)}
          >
            <ExternalLink size={16} aria-hidden />
            {t('talk.link.open', { host: hostOf(address ?? '') })}
          </a>
        </div>
      </Dialog>
    </>
  )
}
