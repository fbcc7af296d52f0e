import type { StreamMessage } from '@game/domain'
import { expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { streamMessage } from './message.ts'

test('the document describes every message of the stream that @game/domain has a type for (rulebook 12.29)', () => {
  expectTypeOf<StreamMessage>().toExtend<z.infer<typeof streamMessage>>()
})
