import { signInCalls } from '@game/api/sign-in-calls'
import { addCalls } from './calls.ts'

addCalls(signInCalls)
