import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Dialog } from '../../../../base/ui/overlay/dialog.tsx'
import { CatalogueForm } from '../../catalogue/catalogue-form.tsx'
import { players } from '../../catalogue/kinds/players.tsx'

/** Adds a person from a log to the catalogue, with the name and the SteamID in the log. */
export function AddPersonDialog({
  name,
  steamId,
  onClose,
  onAdded,
}: {
  name: string
  steamId: string
  onClose: () => void
  onAdded: () => void
}) {
  const { t } = useTranslation('admin-sources')
  const done = () => {
    onAdded()
    onClose()
  }
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={t('addPersonTitle', { name })}>
      <CatalogueForm definition={players} prefilled={{ name, steamId }} onSaved={done} />
    </Dialog>
  )
}
