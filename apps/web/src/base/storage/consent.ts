/** The categories of data that may be stored on a visitor's device besides the necessary (rulebook 13.38). */
export const optionalCategories = ['preferences', 'analytics', 'marketing'] as const
export type OptionalCategory = (typeof optionalCategories)[number]
export type Consent = { necessary: true } & Record<OptionalCategory, boolean>

export const onlyNecessary: Consent = {
  necessary: true,
  preferences: false,
  analytics: false,
  marketing: false,
}
export const everything: Consent = { necessary: true, preferences: true, analytics: true, marketing: true }

/** The key in local storage (rulebook 13.38). */
export const consentKey = 'cookie-consent'

/** Reads a stored choice; null if there is none or it is not valid. */
export function readConsent(stored: string | null): Consent | null {
  const fields = parsed(stored)
  if (!fields || !optionalCategories.every(category => typeof fields[category] === 'boolean')) return null
  return {
    necessary: true,
    preferences: fields.preferences === true,
    analytics: fields.analytics === true,
    marketing: fields.marketing === true,
  }
}

function parsed(stored: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
