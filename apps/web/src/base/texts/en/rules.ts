import { type RefusalCode, refusalCodes, refusals } from '@game/domain'

/** The domain's text of every refusal. */
const wording = Object.fromEntries(refusalCodes.map(rule => [rule, refusals[rule].text]))
export default wording as Record<RefusalCode, string>
