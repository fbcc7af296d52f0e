/*
 * Which modules are bundled into one file. Without this, the game page loads 230 kB in 162 scripts, with it 200 kB in 16: modules in
 * one file compress better (docs/decisions/page-weight.md).
 */

/** A module of the build, as far as it matters here. */
type Module = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] }
type Context = { getModuleInfo(id: string): Module | null }

/** Modules that every page loads, without three hooks of TanStack Query. */
const base =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-query|query-core|store|react-store)|@trpc\/[^/]+)\/(?!.*(useQueries|queriesObserver|useMutationState))|lucide-react\/dist\/esm\/icons\/(sparkles|layers|users|target|chevron-(left|right))\.|apps\/web\/src\/(routeTree\.gen\.ts|routes\/[^?]+$|base\/api\/(?!connection|every-row|snapshot|use-field-refusal)|frame\/shell\/(?!account-bar|bottom-bar|finality-mark|points|user-|data-section))|apps\/web\/src\/base\/loading\/(?!use-kept)|apps\/web\/src\/base\/texts\/(en\/(errors|shell|ui)|i18n|catalogue|language|translate|use-translation|with-texts)\.ts|icu-minify\//

/** Modules that show an event on the landing page and on the games list. */
const event =
  /packages\/domain\/dist\/(event\/event|event\/countdown|phase\/phase-dates|shared\/time)\.js|apps\/web\/src\/(features\/events\/(card-fan|event-hero|event-rewards|countdown|phase-pips|state-chip|countdown-clock)|base\/ui\/layout\/carousel(-controls)?)\.tsx?/

/** The rules that the game page and other pages use; the English texts of refusals are for programs, the web has its own. */
const rules =
  /packages\/domain\/dist\/((deck(?!\/quick-fill)|score(?!\/projection)|sleeve|phase|live-score|shared(?!\/(csv|file-text|refusal)))\/|event\/play-button)/

/** Parts of libraries that the game page shares with other pages; it imports them through their index modules. */
const elements =
  /base-ui\/(react\/(toggle|toolbar|internals\/(composite|csp-context|direction-context|field|form-context|labelable-provider|useValueChanged)|utils\/(resolveAriaLabelledBy|useLabel|valueToPercent))|utils\/(addEventListener|areArraysEqual|clamp|formatNumber|useValue|visuallyHidden))|useMutationState\.js$/

const page = /\?tsr-split=component$/
const gamePage = /games\/\$eventId\.\{-\$eventName\}[^/]*\?tsr-split=component$/
const consent = /src\/frame\/consent\/consent-banner\.tsx$/
const signedIn = /src\/frame\/shell\/account-bar\.tsx$/

/** What the game page loads ahead once it is used: the dialogs and sheets of cards; and what else it shows then. */
const hands =
  /src\/features\/game\/(card-control\/card-menu-sheet|keyplays\/keyplay-dialog|perks\/carried-perk-dialog|large-card\/large-card|tap\/(perk-sheet|card-target|armed-bar)|card\/foil-motion|deck\/undo-bar|phases\/phase-summary|reveal\/reveal)\.tsx?$|src\/base\/ui\/overlay\/tooltip-sheet\.tsx$/
const overlay = /@base-ui\/|@floating-ui\/|src\/base\/ui\/overlay\//
const places = /src\/features\/(game\/standing\/standing-panel|leagues\/place\/parts)\.tsx?$/

/** The index module of a library or package: an importer of one of its modules does not load the others. */
const list = /(^|\/)(index(\.parts)?|lucide-react)\.m?js$/

/** Lists the modules that are loaded on their own and import a module, directly or through others. */
function rootsOf(id: string, context: Context): string[] {
  const importers = new Set([id])
  for (const each of importers)
    for (const importer of context.getModuleInfo(each)?.importers ?? [])
      if (!list.test(importer)) importers.add(importer)
  return [...importers].filter(each => {
    const found = context.getModuleInfo(each)
    return found && (found.isEntry || found.dynamicImporters.length > 0)
  })
}

/** Chooses the file of a module by the pages that load it; null if the bundler should decide. */
function groupByPages(id: string, context: Context): string | null {
  const roots = rootsOf(id, context)
  if (roots.some(root => consent.test(root))) return 'banner'
  if (roots.some(root => signedIn.test(root))) return 'user'
  if (elements.test(id)) return 'parts'
  if (!roots.some(root => gamePage.test(root))) return groupAhead(id, roots)
  return roots.filter(root => page.test(root)).length === 1 ? 'game' : 'parts'
}

/**
 * Menus and dialogs are a file of their own, as other pages have them too. What other pages show at once, such as tables, is in neither: those
 * pages would wait for the rest of the file.
 */
function groupAhead(id: string, roots: readonly string[]): string | null {
  const isOfHands = roots.some(root => hands.test(root))
  if (isOfHands && overlay.test(id)) return 'overlays'
  if (!isOfHands && !roots.some(root => places.test(root))) return null
  if (roots.some(root => page.test(root))) return 'lists'
  return isOfHands ? 'hands' : 'places'
}

const byPages = (name: string) => ({
  name: (id: string, context: Context) => (groupByPages(id, context) === name ? name : null),
})

/**
 * A group also contains what its modules import, unless an earlier group has it. So groups that more pages load come first.
 */
export const chunkGroups = [
  { name: 'base', test: base },
  { name: 'event', test: event },
  byPages('banner'),
  byPages('user'),
  { name: 'rules', test: rules },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  { name: 'drag', test: /@dnd-kit\// },
  byPages('parts'),
  byPages('game'),
  byPages('overlays'),
  byPages('lists'),
  byPages('hands'),
  byPages('places'),
]

const onlyForAdmins =
  /apps\/web\/src\/(features\/admin|routes\/(data|\$product\/data))\/|texts\/(en|pl)\/admin/

/** Puts what only admins load into its own folder, which browsers do not keep for when they are offline. */
export const chunkFileNames = ({ moduleIds }: { moduleIds: readonly string[] }): string =>
  moduleIds.length > 0 && moduleIds.every(id => onlyForAdmins.test(id))
    ? 'assets/admin/[name]-[hash].js'
    : 'assets/[name]-[hash].js'
