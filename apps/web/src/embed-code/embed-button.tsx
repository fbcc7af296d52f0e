import { CodeXml } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'
import { withTexts } from '../texts/with-texts.ts'
import { notifyNotLoaded } from '../ui/feedback/notify.ts'
import { Button } from '../ui/input/button.tsx'
import type { Embedded } from './embedded.ts'

const EmbedDialog = lazyPart(() => withTexts(import('./embed-dialog.tsx'), 'embed'))

/** Opens the addresses by which other pages and streams show something, with a preview. The dialog loads with the press. */
export function EmbedButton({
  label,
  size = 'm',
  embedded,
}: {
  label: string
  size?: 's' | 'm'
  embedded: Embedded
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" size={size} onClick={() => setOpen(true)}>
        <CodeXml size={18} aria-hidden />
        {label}
      </Button>
      {open && (
        <EmbedDialog
          embedded={embedded}
          onClose={() => setOpen(false)}
          onFail={() => {
            setOpen(false)
            notifyNotLoaded()
          }}
        />
      )}
    </>
  )
}
