export { pageCalls } from './web.ts'
