/** The event or the league whose webhooks are shown. */
export type WebhookTarget = { eventId: number } | { leagueId: number }
