import { type Rule, refusals, rules } from '@game/domain'

/** The domain's own wording of every refusal. */
const wording = Object.fromEntries(rules.map(rule => [rule, refusals[rule].text]))
export default wording as Record<Rule, string>
