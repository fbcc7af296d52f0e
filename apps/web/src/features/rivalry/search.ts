import { onlyGiven, readWhole } from '../../base/ui/layout/list-search.ts'

/** Reads event, phase and the other user from the address; invalid values are left out. */
export const readRivalsSearch = ({ event, phase, with: against }: Record<string, unknown>) =>
  onlyGiven({
    event: readWhole(event),
    phase: readWhole(phase),
    with: typeof against === 'string' && against !== '' ? against : undefined,
  })
