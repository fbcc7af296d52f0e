import type { Context } from '../../../ground/call/context.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { type ProviderName, providerNames } from '../../../ground/db/schema/identity-tables.ts'
import type { Env } from '../../../ground/env/env.ts'
import { discordSite } from './discord.ts'
import { type Site, titles } from './site.ts'
import { steamSite } from './steam.ts'

/** The sites that the operator has switched on. */
const sitesOf = ({ discord, steam }: Env): Partial<Record<ProviderName, Site>> => ({
  ...(discord && { discord: discordSite(discord) }),
  ...(steam && { steam: steamSite(steam) }),
})

/** The names of these sites, in the order of the alphabet. */
export const switchedOn = (env: Env): ProviderName[] => {
  const sites = sitesOf(env)
  return providerNames.filter(name => sites[name])
}

/** Refuses PROVIDER_OFF. */
export const requireSite = ({ env }: Pick<Context, 'env'>, provider: ProviderName): Site =>
  sitesOf(env)[provider] ?? refuse('PROVIDER_OFF', { provider: titles[provider] })
