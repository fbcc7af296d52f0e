import Bowser from 'bowser'

/** Names browser and system of a device for its user, as in `Firefox, Windows`; unknown ones are left out. */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, 512))
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 80)
}
