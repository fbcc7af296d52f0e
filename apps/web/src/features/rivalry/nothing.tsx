import { UserRoundX } from 'lucide-react'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'

/** Says why there is nothing to compare. */
export function Nothing({ title, text }: { title: string; text?: string }) {
  return (
    <Panel>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState icon={<UserRoundX size={22} />} title={title} text={text} />
    </Panel>
  )
}
