import type { Db } from '../../../ground/db/db.ts'
import type { Caller } from '../read/caller.ts'
import { shareSizes } from '../read/facts.ts'
import { shareWords } from '../read/words.ts'
import type { Preview } from './preview.ts'

/** What the path of a page names. */
type Named = Partial<
  Record<'eventId' | 'phaseIndex' | 'userName' | 'code' | 'leagueId' | 'playerId' | 'matchId', string>
>
export type Asked = { call: Caller; db: Db; url: URL; path: Named }
/** Reads what a page says; undefined if it says nothing. */
export type Read = (asked: Asked) => Promise<Preview | undefined>

export const say = shareWords.en
export const wholeNumber = (text: string | null | undefined) =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
export const pictureOf = (what: string) => ({ path: `/img/share/${what}/wide.jpg`, ...shareSizes.wide })

export async function idOf(call: Caller, userName: string | undefined): Promise<number | undefined> {
  const answer = userName ? await call.account.getUser({ user: userName }) : null
  return answer?.user?.id
}
