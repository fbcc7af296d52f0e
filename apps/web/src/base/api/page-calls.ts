import { pageCalls } from '@game/api/page-calls'
import { addCalls } from './calls.ts'

addCalls(pageCalls)
