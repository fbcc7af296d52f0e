/** The year of a season in the address; the newest one if it is missing or none. */
export type SeasonSearch = { year?: number }

export function readSeasonSearch({ year: given }: Record<string, unknown>): SeasonSearch {
  const year = Number(given)
  return Number.isInteger(year) && year >= 2000 && year <= 2100 ? { year } : {}
}
