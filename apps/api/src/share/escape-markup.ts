const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML and XML, also as a value in quotes; control characters, which XML does not allow, become spaces. */
export const escapeMarkup = (text: string): string =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, character => entities[character] ?? character)
