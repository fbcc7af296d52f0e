import type { CalendarTables } from './schema/calendar-tables.ts'
import type { CatalogueTables } from './schema/catalogue-tables.ts'
import type { EventTables } from './schema/event-tables.ts'
import type { IdentityTables } from './schema/identity-tables.ts'
import type { LeagueTables } from './schema/league-tables.ts'
import type { ReachTables } from './schema/reach-tables.ts'
import type { ScoreTables } from './schema/score-tables.ts'
import type { SourceTables } from './schema/source-tables.ts'
import type { TalkTables } from './schema/talk-tables.ts'
import type { UserTables } from './schema/user-tables.ts'
import type { WebhookTables } from './schema/webhook-tables.ts'

/** Row types by table, columns as the database names them. */
export type Schema = UserTables &
  CatalogueTables &
  EventTables &
  ScoreTables &
  SourceTables &
  LeagueTables &
  TalkTables &
  ReachTables &
  WebhookTables &
  IdentityTables &
  CalendarTables
