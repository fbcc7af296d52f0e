import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'
import { withTexts } from '../texts/with-texts.ts'
import { notifyNotLoaded } from '../ui/feedback/notify.ts'
import { IconButton } from '../ui/input/icon-button.tsx'
import type { Shared } from './shared.ts'

const ShareDialog = lazyPart(() => withTexts(import('./share-dialog.tsx'), 'share'))

/** Opens the dialog that shares a picture; `label` names what is shared. The dialog loads with the press. */
export function ShareButton({ label, shared }: { label: string; shared: Shared }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton size="s" label={label} onClick={() => setOpen(true)}>
        <Share2 size={17} aria-hidden />
      </IconButton>
      {open && (
        <ShareDialog
          shared={shared}
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
