/** The tabs of the settings. */
export const settingsTabs = ['account', 'notifications', 'tokens'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** Finds the tab that an address names, the account if it names none; undefined if there is no such tab. */
export const findTab = (name: string | undefined): SettingsTab | undefined =>
  name === undefined ? 'account' : settingsTabs.find(tab => tab === name)
