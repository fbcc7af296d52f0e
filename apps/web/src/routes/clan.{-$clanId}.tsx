import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { ClanPage } from '../features/clan/clan-page.tsx'

export const Route = createFileRoute('/clan/{-$clanId}')({
  beforeLoad: ({ params: { clanId } }) => {
    if (clanId !== undefined && !/^[1-9]\d{0,8}$/.test(clanId)) throw notFound()
  },
  loader: () => loadTexts('clans', 'leaderboards', 'rules'),
  component: Clan,
})

function Clan() {
  const { clanId } = Route.useParams()
  return <ClanPage key={clanId} clanId={clanId === undefined ? undefined : Number(clanId)} />
}
