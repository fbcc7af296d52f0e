import { linkOptions } from '@tanstack/react-router'
import {
  CalendarCog,
  Crosshair,
  Flag,
  Gift,
  Layers,
  Map as MapIcon,
  Medal,
  ScrollText,
  Shield,
  Sparkles,
  Target,
  Users,
  Wind,
} from 'lucide-react'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { inProduct } from '../../base/product/in-product.ts'
import { useIsAdmin } from '../../base/session/event-rights.ts'
import { loadTexts } from '../../base/texts/i18n.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { MenuSection } from './menu-section.tsx'

/** Without it a link would keep the tab of the screen that it is on. */
const firstTab = { tab: undefined }

/** The Data section of the side menu, in the order of the route table (rulebook 13.1, 13.3). */
const dataEntries = [
  { key: 'events', icon: CalendarCog, link: linkOptions({ to: '/$product/data/events', params: inProduct }) },
  {
    key: 'perks',
    icon: Sparkles,
    link: linkOptions({ to: '/$product/data/perks/{-$tab}', params: { ...inProduct, ...firstTab } }),
  },
  {
    key: 'keyplays',
    icon: Crosshair,
    link: linkOptions({ to: '/$product/data/keyplays/{-$tab}', params: { ...inProduct, ...firstTab } }),
  },
  {
    key: 'sleeves',
    icon: Layers,
    link: linkOptions({ to: '/$product/data/sleeves/{-$tab}', params: { ...inProduct, ...firstTab } }),
  },
  { key: 'rewards', icon: Gift, link: linkOptions({ to: '/data/rewards/{-$tab}', params: firstTab }) },
  {
    key: 'winners',
    icon: Medal,
    link: linkOptions({ to: '/$product/data/winners', params: inProduct }),
  },
  {
    key: 'disputes',
    icon: Flag,
    link: linkOptions({ to: '/$product/data/disputes', params: inProduct }),
  },
  { key: 'teams', icon: Shield, link: linkOptions({ to: '/data/teams/{-$tab}', params: firstTab }) },
  { key: 'players', icon: Users, link: linkOptions({ to: '/data/players/{-$tab}', params: firstTab }) },
  { key: 'roles', icon: Target, link: linkOptions({ to: '/data/roles/{-$tab}', params: firstTab }) },
  { key: 'styles', icon: Wind, link: linkOptions({ to: '/data/styles/{-$tab}', params: firstTab }) },
  { key: 'maps', icon: MapIcon, link: linkOptions({ to: '/data/maps/{-$tab}', params: firstTab }) },
  {
    key: 'audit',
    icon: ScrollText,
    link: linkOptions({ to: '/$product/data/audit-log', params: inProduct }),
  },
] as const

/** What organisers see: their events, and the disputes of these (rulebook 11.49). */
const isForOrganisers = (key: string): boolean => key === 'events' || key === 'disputes'

/** Shows the Data section of the side menu, for admins each entry labelled with the role, once its texts have loaded. */
export default lazyPart(async () => {
  await loadTexts('admin')
  return { default: DataSection }
})

function DataSection(shown: { unfolded: boolean; onChoice: () => void }) {
  const { t } = useTranslation(['admin', 'shell'])
  const isAdmin = useIsAdmin()
  const entries = dataEntries
    .filter(({ key }) => isAdmin || isForOrganisers(key))
    .map(entry => ({
      ...entry,
      access: isAdmin ? ('admin' as const) : ('user' as const),
      label: t(!isAdmin && entry.key === 'events' ? 'admin:entries.ownEvents' : `admin:entries.${entry.key}`),
    }))
  return <MenuSection heading={t('shell:sections.data')} entries={entries} {...shown} />
}
