const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML and XML, also as a value in quotes; what XML does not allow (control characters, U+FFFE, U+FFFF, halves of pairs) becomes a space. */
export const escapeMarkup = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{NChar}]/gu, ' ')
    .replace(/[&<>"]/g, character => entities[character] ?? character)
