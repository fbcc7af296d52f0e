import { createAtom, useSelector } from '@tanstack/react-store'
import { browserStorage } from '../../../base/storage/browser-storage.ts'
import { consentStore } from '../../../base/storage/consent-store.ts'

type ListView = 'cards' | 'table'
const key = 'list-view'

/** How the user looks at the players: as cards, until a table is chosen (rulebook 13.12). */
const listView = createAtom<ListView>(browserStorage.getItem(key) === 'table' ? 'table' : 'cards')

export const useListView = (): ListView => useSelector(listView)

/** Chooses how the players are shown; kept on the device if preferences are allowed (rulebook 13.38). */
export function chooseListView(view: ListView): void {
  listView.set(view)
  if (consentStore.allows('preferences')) browserStorage.setItem(key, view)
}
