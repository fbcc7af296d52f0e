/** Why a device gave no answer: it has a passkey of this account already, or its user has stopped it, or it could not. */
export class CeremonyError extends Error {
  readonly reason: 'known' | 'stopped'
  constructor(reason: CeremonyError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** Whether the browser has passkeys, and the page is served so that it may use them. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window
