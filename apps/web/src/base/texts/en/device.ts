export default {
  version: {
    title: 'New version',
    text: 'A new version is ready. The page stays where it is.',
    renew: 'RENEW',
    later: 'LATER',
  },
  push: {
    title: 'Push messages',
    card: 'Your first card is in.',
    missed: 'A lock has passed before your deck was finished.',
    confirm: 'We have mailed a link to {email}. Open it, so that we can warn you before the lock.',
    text: 'Shall we warn you on this device before the next lock, and tell you your results? Four messages a day at most, none at night.',
    homeScreen:
      'For warnings before a lock, add the game to your home screen first: tap Share, then “Add to Home Screen”, and open it from there.',
    yes: 'WARN ME',
    no: 'NOT NOW',
    ok: 'OK',
    on: 'Push messages come to this device. You can change that in the settings.',
    refused: 'No push messages then. You can change your mind in the settings.',
  },
} as const
