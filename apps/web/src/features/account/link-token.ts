/** The token of a mail's link in a text, which may be the whole link; '' if there is none. */
export const tokenIn = (text: string): string => /(?:^|#)([\w-]{43})$/.exec(text.trim())?.[1] ?? ''

/** The token of the link that led here. It is in the fragment, so that no server log and no other site gets it. */
export const linkToken = (): string => tokenIn(location.hash)
