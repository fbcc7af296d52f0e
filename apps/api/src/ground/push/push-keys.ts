import webPush from 'web-push'
import type { Queryable } from '../db/db.ts'
import type { PushSettings } from '../env/env.ts'
import { findKeys, keepKeys, type PushKeys } from './push-queries.ts'

/** Returns the VAPID keys of the settings, or those of the database, which are created when they are first needed. */
export const loadPushKeys = async (db: Queryable, { keys }: PushSettings): Promise<PushKeys> =>
  keys ?? (await findKeys(db)) ?? keepKeys(db, webPush.generateVAPIDKeys())
