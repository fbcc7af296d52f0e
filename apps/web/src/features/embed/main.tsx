import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../../base/api/client.ts'
import { loadTexts, showLanguage } from '../../base/texts/i18n.ts'
import { browserLanguage } from '../../base/texts/language.ts'
import { type EmbedAddress, readAddress } from '../../frame/embed-code/address.ts'
import { leaveSessionOut } from './without-session.ts'

/** Each kind loads what it needs, with its texts. */
const parts = {
  ranking: async () => {
    const [{ RankingEmbed }] = await Promise.all([import('./ranking-embed.tsx'), loadTexts('leaderboards')])
    return RankingEmbed
  },
  league: async () => {
    const [{ LeagueEmbed }] = await Promise.all([
      import('./league-embed.tsx'),
      loadTexts('leagues', 'leaderboards'),
    ])
    return LeagueEmbed
  },
  overlay: async () => {
    const [{ Overlay }] = await Promise.all([
      import('./overlay/overlay.tsx'),
      loadTexts('live', 'leaderboards', 'leagues'),
    ])
    return Overlay
  },
}

async function start(address: EmbedAddress, root: HTMLElement): Promise<void> {
  const { kind, theme, language = browserLanguage(), token } = address
  Object.assign(document.documentElement.dataset, { theme, kind })
  leaveSessionOut(token)
  await showLanguage(language).catch(() => undefined)
  const [Part] = await Promise.all([parts[kind](), loadTexts('embed')])
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Part address={address} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
const address = readAddress(location)
if (!root || !address) throw new Error('embed.html is not at the address of an embed')
await start(address, root)
