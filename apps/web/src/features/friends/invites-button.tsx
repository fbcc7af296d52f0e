import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Dialog } from '../../base/ui/overlay/dialog.tsx'
import styles from './invites-button.module.css'

/** Shows the number of invites; opens their list. */
export function InvitesButton({
  icon: Icon,
  label,
  count,
  none,
  children,
}: {
  icon: LucideIcon
  label: string
  count: number
  none: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`row middle gap-3 shrinks note medium pad-2-4 ground-panel text-left ${styles.button}`}
        onClick={() => setOpen(true)}
      >
        <Icon size={18} aria-hidden className={styles.icon} />
        <span className="fill shrinks">{label}</span>
        <span className={`stack in-middle pad-x-2 bold ${styles.count}`} data-some={count > 0 || undefined}>
          {count}
        </span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={label} size="s">
        {count === 0 ? <EmptyState icon={<Icon size={20} />} title={none} /> : children}
      </Dialog>
    </>
  )
}
