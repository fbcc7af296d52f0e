import type { PictureKind } from '@game/domain'
import type { Generated } from 'kysely'
import type { Written } from './column-types.ts'

type NamedTable = { id: Generated<number>; name: string; description: string }
type MapTable = { id: Generated<number>; name: string }
/** `event_id`: the private event that the record belongs to (rulebook 30.10); null for the catalogue. */
type OfEvent = { event_id: Generated<number | null> }
type TeamTable = OfEvent & { id: Generated<number>; key: string; name: string }
/** Facts that are null are not known, of players of a private event's own. */
type PlayerTable = OfEvent & {
  id: Generated<number>
  name: string
  steam_id: string
  country: string | null
  birth: string | null
  img: Generated<string>
  team_id: number | null
  role_id: number | null
  style_id: number | null
}
type KeyplayTypeColumn = 'kill' | 'match' | 'utility'
/** Null if none has been written yet. */
type PolishName = { name_pl: Generated<string | null> }
type PolishTexts = PolishName & { description_pl: Generated<string | null> }
type KeyplayTable = PolishName & { id: number; name: string; type: KeyplayTypeColumn; points: number }
type PerkTable = PolishTexts & {
  id: number
  name: string
  rarity: number
  mult: number
  description: string
  keyplay_type: KeyplayTypeColumn | null
}
type SleeveTable = PolishTexts & { id: number; name: string; mult: number; description: string }
type RewardTable = {
  id: number
  name: string
  description: string
  name_pl: string | null
  description_pl: string | null
}

type PictureTable = {
  kind: PictureKind
  key: string
  png: Uint8Array
  checksum: string
  uploaded_at: Written
}

export type CatalogueTables = {
  picture: PictureTable
  role: NamedTable
  style: NamedTable
  map: MapTable
  team: TeamTable
  player: PlayerTable
  keyplay: KeyplayTable
  perk: PerkTable
  sleeve: SleeveTable
  reward: RewardTable
}
