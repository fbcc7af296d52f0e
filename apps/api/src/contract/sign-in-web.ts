export { signInCalls } from './web.ts'
