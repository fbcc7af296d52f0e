import { ownEvents } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { House, Medal, Menu, Swords } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { publishHeight } from '../../base/ui/layout/publish-height.ts'
import { NotificationBell } from '../notifications/notification-button.tsx'
import styles from './bottom-bar.module.css'

/** Shows on a phone, within reach of the thumb, where players go most; MORE opens the menu (rulebook 13.88). */
export default function BottomBar({ menu }: { menu: { open: boolean; onOpen: () => void } }) {
  const { t } = useTranslation(['home', 'shell'])
  return (
    <nav ref={publishBar} className={`stack ${styles.bar}`} aria-label={t('bar.title')}>
      <Link to="/$product" params={inProduct} activeOptions={{ exact: true }}>
        <House size={20} aria-hidden />
        <span>{t('bar.home')}</span>
      </Link>
      <MyGame />
      <Link to="/leagues">
        <Medal size={20} aria-hidden />
        <span>{t('shell:entries.leagues')}</span>
      </Link>
      <NotificationBell words={t('shell:notifications')} />
      <button type="button" aria-expanded={menu.open} aria-controls="menu" onClick={menu.onOpen}>
        <Menu size={20} aria-hidden />
        <span>{t('bar.more')}</span>
      </button>
    </nav>
  )
}

const publishBar = publishHeight('--bottom-bar')

/** Leads to the event that needs the user next; to the list of events if the user plays none. */
function MyGame() {
  const { t } = useTranslation('home')
  const now = useServerNow()
  const { data } = useQuery(trpc.event.getEvents.queryOptions({}, { meta: { quiet: true } }))
  const [next] = data && now ? ownEvents(data.events, now) : []
  const face = (
    <>
      <Swords size={20} aria-hidden />
      <span>{t('bar.myGame')}</span>
    </>
  )
  return next ? (
    <Link to="/$product/games/$eventId/{-$eventName}" params={{ ...inProduct, eventId: String(next.id) }}>
      {face}
    </Link>
  ) : (
    <Link to="/$product/games" params={inProduct}>
      {face}
    </Link>
  )
}
