import { adminCalls } from '@game/api/admin-calls'
import { addCalls } from './calls.ts'

addCalls(adminCalls)
