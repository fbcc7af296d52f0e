/** Offers a value as a JSON file to download. */
export function saveJson(fileName: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const anchor = document.createElement('a')
  Object.assign(anchor, { href: url, download: fileName })
  anchor.click()
  URL.revokeObjectURL(url)
}
