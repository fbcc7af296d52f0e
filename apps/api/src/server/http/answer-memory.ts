// Why answers are kept: while the database cannot be used, pages of rankings can still be read.

import { LRUCache } from 'lru-cache'
import { isUnavailable } from '../../ground/db/postgres-error.ts'
import type { HubMessage } from '../../ground/stream/message.ts'
import type { ProcedureName } from '../router/router.ts'

/** How long an answer may be reused, and how many characters all kept answers may have together. */
const keptMs = 5 * 60_000
const mostCharacters = 16 * 1024 * 1024
/** The rough size of an entry besides its text and key. */
const entryCharacters = 300

/** The calls of rankings and of the page of leaderboards. */
const remembered: ReadonlySet<ProcedureName> = new Set([
  'event.getEvents',
  'score.getBestDeck',
  'score.getEventResults',
  'score.getEventScores',
])

/** A call and its asker, as far as the asker is known without the database. */
type Question = { call: ProcedureName; input: unknown; claim: string }
type FreshAnswer = { text: string; sessionId: number | undefined; seesHidden: boolean }
type Kept = { text: string; call: ProcedureName; input: Input; sessionId: number | undefined }
type Input = { eventId?: number; clanId?: number; phrase?: string }

export type AnswerMemory = {
  remembers(call: ProcedureName): boolean
  /** Returns what `read` reads or, while the database can't be used, the same asker's former answer with its `age` in seconds. */
  answer(
    question: Question,
    read: () => Promise<FreshAnswer>,
    onFailure: (error: unknown) => void,
  ): Promise<{ text: string; age?: number }>
  /** Drops the answers that a message to the processes makes stale. */
  onMessage(message: HubMessage): void
  /** Drops the answers of a session; without an id, those of all sessions. */
  endSession(id?: number): void
}

/**
 * Opens the memory of a process, from which rankings are read while the database can't be used (docs/decisions/answer-memory.md).
 * After a failure, one question at a time tries the database; once one succeeds, all use it again.
 */
export function openAnswerMemory(clock: { now(): number } = performance): AnswerMemory {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostCharacters,
    sizeCalculation: ({ text }, key) => text.length + key.length + entryCharacters,
    ttl: keptMs,
    perf: clock,
    // Read the clock at each access.
    ttlResolution: 0,
  })
  let down = false
  let trying = false
  /** Rises with every change that makes answers stale, so that an answer being read meanwhile is not kept. */
  let changes = 0
  const find = (key: string) => {
    const found = kept.get(key)
    if (!found) return undefined
    return { text: found.text, age: Math.floor((keptMs - kept.getRemainingTTL(key)) / 1000) }
  }
  const forget = (isOld: (entry: Kept) => boolean) => {
    changes++
    for (const [key, entry] of kept.entries()) if (isOld(entry)) kept.delete(key)
  }
  return {
    remembers: call => remembered.has(call),
    async answer(question, read, onFailure) {
      const { call, claim } = question
      const key = JSON.stringify([call, claim, question.input])
      if (down && trying) {
        const before = find(key)
        if (before) return before
      }
      const tries = down
      if (tries) trying = true
      const begun = changes
      try {
        const { text, sessionId, seesHidden } = await read()
        down = false
        const input = question.input as Input
        // Answers to admins and organisers are never kept, as they may contain hidden things; searches are too many.
        if (begun === changes && !seesHidden && !input.phrase) kept.set(key, { text, call, input, sessionId })
        return { text }
      } catch (error) {
        if (!isUnavailable(error)) throw error
        down = true
        const before = find(key)
        if (!before) throw error
        onFailure(error)
        return before
      } finally {
        if (tries) trying = false
      }
    },
    onMessage(message) {
      if (message.type === 'missed' || message.type === 'name_hidden') forget(() => true)
      else if (message.type === 'clan_changed') forget(({ input }) => input.clanId === message.clanId)
      else if (changesRanking.has(message.type) && 'eventId' in message)
        forget(({ call, input }) => call === 'event.getEvents' || input.eventId === message.eventId)
    },
    endSession: id => forget(({ sessionId }) => sessionId !== undefined && (id ?? sessionId) === sessionId),
  }
}

const changesRanking: ReadonlySet<HubMessage['type']> = new Set([
  'event_changed',
  'phase_opened',
  'phase_locked',
  'scores_changed',
])
