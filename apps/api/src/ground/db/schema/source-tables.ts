import type { LiveMap, LoggedMap, SourcePerson } from '@game/domain'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, Timestamp, Written } from './column-types.ts'

type ScoreSourceTable = {
  id: GeneratedAlways<number>
  event_id: number
  name: string
  token_hash: string
  /** The admin who added it; its uploads are recorded as theirs. */
  account_id: number
  paused: Generated<boolean>
  people: ColumnType<SourcePerson[], string | undefined, string>
  /** The number of the first log whose chunks are still kept. */
  first_log: Generated<number>
  added_at: Written
  /** Null while its token is valid. */
  removed_at: Timestamp | null
}
type ScoreSourceChunkTable = {
  source_id: number
  id: GeneratedAlways<number>
  /** Whether an admin uploaded it as a part of a log file; `instance` is then the file's checksum. */
  dropped: Generated<boolean>
  /** One process of the game server; null if the request does not name it. */
  instance: string | null
  begin_offset: number | null
  end_offset: number | null
  checksum: string
  body: ColumnType<Uint8Array, Uint8Array, never>
  received_at: Written
  /** The number of the log that it belongs to, 0 if it adds nothing; null until it is read. */
  log: number | null
}
/** A map read from the logs, starting at `log`; `number` is its position among its maps. */
type ScoreSourceMapTable = {
  source_id: number
  log: number
  number: number
  dropped: boolean
  /** The phase for which it counts; null for none. */
  phase_index: number | null
  /** Whether an admin has set the phase. */
  moved: Generated<boolean>
  facts: Json<LoggedMap>
}
type EventLiveTable = {
  event_id: number
  revision: number
  maps: Json<LiveMap[]>
  /** How often a round was ended or restored, and how many of these the projected ranks include. */
  rounds: Generated<number>
  projected_rounds: Generated<number>
  projected_at: Timestamp | null
  /** The generation of the projected ranking, below 0; 0 for none. */
  projection: Generated<number>
}
export type SourceTables = {
  score_source: ScoreSourceTable
  score_source_chunk: ScoreSourceChunkTable
  score_source_map: ScoreSourceMapTable
  event_live: EventLiveTable
}
