import type { Inputs, Outputs } from '../../base/api/client.ts'

/** Which talk: of a league, of a round of it, or of a clan (rulebook 28.1). */
export type TalkOf = Pick<Inputs['talk']['getTalk'], 'leagueId' | 'eventId' | 'phaseIndex' | 'clanId'>
export type Talk = Outputs['talk']['getTalk']
export type Post = Talk['posts'][number]

type Part = { kind: 'text' | 'mention' | 'link'; text: string }

const special = /https?:\/\/[^\s<>"']+|(?<![\w@.])@\w{4,24}(?!\w)/gi

/** Splits a post into its text, mentions and addresses; the stop that ends a sentence is no part of an address (rulebook 28.8, 28.11). */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(special)) {
    const isMention = found.startsWith('@')
    const whole = isMention ? found : found.replace(/[.,;:!?)\]]+$/, '')
    if (!isMention && !hostOf(whole)) continue
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) })
    parts.push({ kind: isMention ? 'mention' : 'link', text: whole })
    end = index + whole.length
  }
  return end < text.length ? [...parts, { kind: 'text', text: text.slice(end) }] : parts
}

/** Returns the host of an address in its ASCII form, so that letters that look alike differ; empty if it has none. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')
