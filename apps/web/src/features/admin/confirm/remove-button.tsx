import { Trash2 } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { ForceConfirmDialog } from './force-confirm-dialog.tsx'
import { type ForceConfirm, useForceConfirm } from './use-force-confirm.ts'

/** Replaces the dry run of removals that affect no deck. */
const noDryRun = async () => ({})

/** Shows a bin that asks "Remove {name}?" first, and says what else is removed. */
export function RemoveButton({
  name,
  remove,
  dryRun = noDryRun,
  forced,
  consequence,
  disabled,
}: {
  name: string
  /** Removes it; its mutation is `quiet`, as the dialog shows the failure. */
  remove: ForceConfirm['act']
  dryRun?: ForceConfirm['dryRun']
  forced?: boolean
  /** Says what else is removed, in numbers. */
  consequence?: string
  disabled?: boolean
}) {
  const { t } = useTranslation('admin')
  const removal = useForceConfirm({ dryRun, act: remove, forced })
  return (
    <>
      <IconButton size="s" label={t('remove', { name })} disabled={disabled} onClick={removal.ask}>
        <Trash2 size={16} />
      </IconButton>
      <ForceConfirmDialog title={t('removeTitle', { name })} act={removal}>
        <p>{t('removeText', { name })}</p>
        {consequence && <p className="above-2 soft">{consequence}</p>}
      </ForceConfirmDialog>
    </>
  )
}
