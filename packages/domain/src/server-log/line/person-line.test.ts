import fc from 'fast-check'
import { expect, it } from 'vitest'
import { realLog } from '../../../test/real-log.ts'
import { type LogText, logText } from './log-text.ts'
import { participants } from './participants.ts'
import { personLine, victimIn } from './person-line.ts'

const start = 'L 01/19/2026 - 19:03:17: '.length
const lines = realLog()
  .split('\n')
  .map(line => line.slice(start))
  .filter(line => /^"\w+<\d+><\[U[^>]*><[^>]*>" \[[^\]]*\] (killed|attacked) "\w+</.test(line))
  .slice(0, 20)

/** Parts of names: what looks like a line, and letters that share a byte with one another, with a quote or with `>`. */
const parts = ['ż', 'ź', '丢', '举', '😀', '\x7f', ' ', '"', '<', '" ', 'killed ', '[1 2 3] ', '<7>']
const name = fc.array(fc.constantFrom(...parts), { maxLength: 3 }).map(each => each.join(''))
/** A real line in which the names of people are others. */
const line = fc
  .tuple(fc.constantFrom(...lines), name, name)
  .map(([text, first, second]) =>
    text.replace(/"\w+(?=<\d+><\[)/, `"${first}`).replace(/ "\w+(?=<\d+><\[)/, ` "${second}`),
  )

/** What a reader that knows these people finds in a line. */
const found = (log: LogText, people: ReturnType<typeof participants>) => {
  const { length } = log.text
  const actor = personLine(log, 1, length, people)
  const victim = actor && victimIn(log, actor.at, length, people)
  const side = [actor, victim].map(
    each => each && { ...each.named, participant: each.named.participant.steamId, at: each.at },
  )
  return { side, word: actor?.word }
}

it('finds the same people in a line whether it has read them before or not (rulebook 14.3)', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), texts => {
      const known = participants()
      const log = logText()
      for (const text of [...texts, ...texts]) {
        log.put(text)
        expect(found(log, known)).toEqual(found(log, participants()))
      }
    }),
  )
})
