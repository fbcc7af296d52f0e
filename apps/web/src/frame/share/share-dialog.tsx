import { useQuery } from '@tanstack/react-query'
import { Copy, Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { copyText } from '../../base/ui/base/copy-text.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { TabPanel, Tabs } from '../../base/ui/layout/tabs.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import styles from './share-dialog.module.css'
import type { Shared } from './shared.ts'

type Format = 'wide' | 'tall'

/** Shows the picture in both formats, and the ways to share it: the device's share sheet, the link, the file (rulebook 23.5). */
export default function ShareDialog({ shared, onClose }: { shared: Shared; onClose: () => void }) {
  const { t, i18n } = useTranslation('share')
  const [format, setFormat] = useState<Format>('wide')
  const path = `${shared.pictures}/${format}.png?lang=${i18n.language}`
  const { data: file, isError } = usePicture(path, shared.title)
  return (
    <Dialog open onOpenChange={open => open || onClose()} title={t('title')}>
      <Tabs
        label={t('size')}
        tabs={[
          { value: 'wide', label: t('wide') },
          { value: 'tall', label: t('tall') },
        ]}
        value={format}
        onChange={setFormat}
      >
        <TabPanel value={format}>
          <div
            className={`stack in-middle clips ground-well ${styles.frame}`}
            data-format={format}
            aria-busy={!file && !isError}
          >
            {isError ? (
              <p role="alert">{t('failed')}</p>
            ) : (
              file && <img className="block wide tall" src={path} alt={`${t('picture')}: ${shared.title}`} />
            )}
          </div>
        </TabPanel>
      </Tabs>
      <Ways shared={shared} file={file} path={path} />
    </Dialog>
  )
}

/** Reads a picture as a file, which share sheets need at the very press. */
function usePicture(path: string, title: string) {
  return useQuery({
    queryKey: ['share', path],
    meta: { quiet: true },
    retry: false,
    queryFn: async () => {
      const answer = await fetch(path)
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
      return new File([await answer.blob()], `${title}.png`, { type: 'image/png' })
    },
  })
}

function Ways({ shared, file, path }: { shared: Shared; file: File | undefined; path: string }) {
  const { t } = useTranslation('share')
  const url = `${location.origin}${shared.page}`
  const data = { title: shared.title, url, ...(file && { files: [file] }) }
  // A share sheet that the user closes rejects as well.
  const send = () => navigator.share(data).catch(() => undefined)
  const copy = () => copyText(url, { copied: t('copied'), notCopied: t('notCopied') })
  return (
    <div className="row wrap gap-2">
      {'canShare' in navigator && navigator.canShare(data) && (
        <Button look="beam" onClick={send}>
          <Share2 size={16} aria-hidden />
          {t('send')}
        </Button>
      )}
      <Button onClick={copy}>
        <Copy size={16} aria-hidden />
        {t('copyLink')}
      </Button>
      {file && (
        <a
          className={`inline-row middle gap-2 strong accent touchable panel-row ${styles.download}`}
          href={path}
          download={file.name}
        >
          <Download size={16} aria-hidden />
          {t('download')}
        </a>
      )}
    </div>
  )
}
