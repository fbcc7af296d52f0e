/** What was typed as a number, a comma taken for a point; null for what is none (admin-social.md 5). */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}
