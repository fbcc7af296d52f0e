import { Share2 } from 'lucide-react'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { withTexts } from '../../base/texts/with-texts.ts'
import { useWanted } from '../../base/ui/base/use-wanted.ts'
import { IconButton } from '../../base/ui/input/icon-button.tsx'
import type { Shared } from './shared.ts'

const ShareDialog = lazyPart(() => withTexts(import('./share-dialog.tsx'), 'share'))

/** Opens the dialog that shares a picture; `label` names what is shared. The dialog loads with the press. */
export function ShareButton({ label, shared }: { label: string; shared: Shared }) {
  const { wanted, want, forgo, giveUp } = useWanted()
  return (
    <>
      <IconButton size="s" label={label} onClick={want}>
        <Share2 size={17} aria-hidden />
      </IconButton>
      {wanted && <ShareDialog shared={shared} onClose={forgo} onFail={giveUp} />}
    </>
  )
}
