export default {
  back: 'Back to {product}',
  updated: 'Last updated {date}',
  contents: 'Contents',
  privacy: {
    title: 'Privacy policy',
    lead: 'What {product} knows about you, why, for how long, and how to delete it. In short: as little as the game needs, nobody else gets it, and deleting your account deletes it.',
    who: {
      title: 'Who is responsible',
      text: 'The operator of this installation of {product} is the controller of your data. Questions and requests about it go to the operator, at the contact address in your invitation.',
    },
    account: {
      title: 'Your account',
      text: 'When you sign up we keep your username, your email, the time of signing up and, if you ticked the box, the time at which you accepted these policies.\nYour password is kept only as an Argon2id hash, from which it cannot be read back. If you add passkeys, we keep their public keys, the names that you gave them, and when each was made and last used; what unlocks them (your finger, face or PIN) never leaves your device. If you link a Discord or Steam account, or sign up by one, we keep its id and name, and when it was linked and last used; that site learns that you sign in here, and nothing else from us. If your Steam account is that of a player of a tournament, the rankings of that tournament say so. In a private game you can link your SteamID without Steam, by a code that you write in the chat of its game server: we keep the SteamID, the name that you had there and the time, until you unlink it, and private games in which you play show the others of the game which player you are. Your display name begins as your username and your avatar as one of those we have drawn; you may change both. Players cannot upload photos or files.\nWe use these data to let you sign in and to show you to other players. The legal basis is the contract that the terms and conditions describe.\nIf the operator has set up mail, we also keep whether you have confirmed your email, the language and time zone of your browser for the mails that we send you, which of them you have turned off, and for 60 days which mails you were sent, without their text. Links in mails that confirm your address or set a new password are kept as hashes until they expire. Mail passes through the operator’s mail server to your provider and to nobody else.\nIf you turn on push messages on a device, we keep the address of its push service and two keys with which only that device can read them, until you turn them off, sign out there, or delete your account. Your settings say which kinds you get.\nIf you make a link to your calendar, we keep its hash and when it was made until you remove it. Anyone you give the link to can see the dates of the events that you play.',
    },
    game: {
      title: 'What you do in the game',
      text: 'We keep your decks with their cards, keyplays and perks and the time of the last change, which phase summaries you have seen, and the scores, ranks, badges, experience and rewards that follow from them.\nWe also keep your friendships and pending invites, your clan and your role in it, and the notifications that you were sent with the time at which you read them.',
    },
    public: {
      title: 'What others can see',
      text: 'Anybody can see your username, display name, avatar, role, points, experience, level, badges, clan with your role in it and friends, your rank and score in leaderboards and on your profile, and the decks that you had when a phase locked, with the time of their last change: verifying the results needs both.\nYour deck of a phase stays hidden from everybody else until the phase locks. Until then it counts, without your name, in the share of decks that hold a player. Your email, your pending invites and your notifications are shown to you alone. Only if you win a reward and have confirmed your email, the organisers can read it in their list of winners, to send you the reward.',
    },
    security: {
      title: 'Security',
      text: 'To stop the guessing of passwords we count sign-in attempts per account name and per IP address; a count is used for 15 minutes and then deleted. Failed sign-ins, lockouts and changes of passwords and roles are kept for 90 days with the account and the network, so that attacks can be seen. To keep the site stable, requests per IP address are counted in memory for a minute.\nWhat admins change, and the files that they upload, is kept with their account and the time for as long as this installation runs, so that results can be checked.\nGame servers may send the log of a match while it is played: what the players of that match do, with their names and SteamIDs. It is deleted 30 days after the event is completed; only the counts of keyplays stay.\nThe list of users you block is kept until you unblock them. In the settings you can download everything we store about you.',
    },
    device: {
      title: 'Cookies and storage on your device',
      text: 'Necessary: the cookie “session” holds a random token after you sign in; without “remember password” it ends with your browser and on our side after 24 hours without use, with it after 30 days. Over an encrypted connection its name begins with “__Host-”. No session lasts longer than 90 days. We keep only a hash of the token, with its times, the names of browser and system and the network address, until it expires or you sign out; you see all of it in the settings. If you make access tokens for programs, we keep of each the same, its name and what it may do, until it expires or you revoke it. The cookie “device” holds another random token for a year after you last signed in: so that somebody guessing your password elsewhere cannot lock you out on this device. We keep only a hash of it, too. The entry “cookie-consent” holds the choice that you made about storage. While you sign in by another site, the entry “provider visit” holds a random key until you are back. While a tab is open it remembers how far you had scrolled.\nPreferences, only with your consent: the entries “language”, “tour done”, “revealed results” and “cues” remember the language that you chose, that you have seen the guided tour, which results you have seen, and whether you want sound and vibration.\nAnalytics and marketing: we use neither at present; if that ever changes, it will happen only with your consent.\nYou can change your choice at any time in the settings under EDIT COOKIES CONSENTS. When you withdraw consent to preferences, what they stored is removed from the device at once. The choice itself is stored on your device and is not sent to us.\nNecessary for signed-in players: the browser keeps the code of the game and what you read last, so that you can read your deck without a connection. What you read is deleted when you sign out. If you answer our offer of push messages, the answer stays on the device.',
    },
    others: {
      title: 'Who receives your data',
      text: 'Nobody. Every page, font and picture comes from this site itself; there are no trackers, no advertising and no third-party services. We sell nothing. Data of the matches and of professional players come from published tournament records and have nothing to do with your account.\nOrganisers of events and owners of leagues can have the game call an address of theirs when something happens there. It is sent the names and numbers of the event or league, and your user number when you join such a league. Programs to which you give an access token act for you; what they keep is up to those who run them. Of webhooks that you make we keep the address and the last hundred answers until you remove them.\nOnly if you turn on push messages: the push service of your browser’s maker, such as Google, Mozilla or Apple, passes them on. They are encrypted, so it learns when you get one, not what it says.',
    },
    deletion: {
      title: 'How long, and deleting your account',
      text: 'We keep your data as long as you have an account. You can delete it at any time in the settings; we ask for your password first.\nYour account disappears for everybody at once and all your sessions end. For {days} days signing in brings it back. After that your username, display name, email, password hash, avatar, friendships, notifications (including those of other users that name you), and the time at which you accepted these policies are erased for good. You leave your clan; a clan you own passes to its longest-standing moderator or, if there is none, to its longest-standing member.\nPast rankings keep their scores and decks under the name “deleted user”, so that the results of others stay right; nothing in them names you.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may ask what we keep about you, have it corrected, erased or handed over, object to its use or have it restricted, and take back any consent. You may also complain to the data protection authority of your country; in Poland that is the President of the Personal Data Protection Office (UODO).\nYou can change your display name and avatar on your profile. Changing username or email is not available yet; ask the operator.',
    },
    changes: {
      title: 'Changes',
      text: 'If we change this policy, the date at the top changes too. If a change needs new consent, we will ask for it.',
    },
  },
  terms: {
    title: 'Terms and conditions',
    lead: 'The rules of {product}, a free fantasy card game on live Counter-Strike tournaments. By signing up you agree to them.',
    game: {
      title: 'The game',
      text: 'Events are live tournaments, split into phases. Each phase opens and locks at the times that are shown. While it is open you may build a deck for it: up to {cards} cards of players who take part in that phase, with up to {keyplays} keyplays and up to {perks} perks a card.\nYou join an event by adding your first card. Nobody can join after the first phase has locked. When a phase locks, your deck stays as it is; the time of our server decides.',
    },
    scoring: {
      title: 'Scoring',
      text: 'A card earns the points of its keyplays: the value of a keyplay times how often the player made it in the phase’s matches, increased by the perks that apply. The score of the card is multiplied by the multiplier of the phase and by the best sleeve that covers it; sleeves come from the composition of the deck.\nA deck’s score is the sum of its cards; your event score is the sum of your phases. Numbers are rounded to two decimals, halves up. Everybody can check the result: every card says where its points came from.',
    },
    goal: {
      title: 'Goals and elimination',
      text: 'Each phase has a goal in points. If you do not reach it, you are eliminated from the later phases, unless the event offers a second chance in phase 2 and says so. You have passed a phase as soon as your score reaches its goal. You fail it only once its results have been uploaded and the next phase has opened (in the last phase: once the event is marked completed); nobody is eliminated because results are late.\nIf you succeed, cards of players who are in the next phase move on with you, with their keyplays and perks.',
    },
    rewards: {
      title: 'Badges and rewards',
      text: 'Reaching a phase earns a commemorative badge of bronze, silver or gold rarity, shown on your profile. An event may offer rewards for a place in the overall ranking or for finishing in a top percentage; they are listed on the event page. Ties get the same reward. Badges and points have no monetary value and cannot be sold or passed on.',
    },
    data: {
      title: 'Results and corrections',
      text: 'Points are counted from published data of the matches. If the data is corrected, points, phase states, badges and rankings are recalculated. Until an event is marked completed its results are provisional.',
    },
    account: {
      title: 'Your account',
      text: 'One account per person. Keep your password to yourself. Names must not be offensive or impersonate anybody. You may delete your account at any time in the settings; for {days} days signing in brings it back, then it is erased as the privacy policy says.',
    },
    fair: {
      title: 'Fair play',
      text: 'No automated play, no use of several accounts, no attempts to see what is hidden or to get around limits. Decks are hidden from rivals until a phase locks; if you find a way around that, tell the operator and do not use it.\nThe operator may remove cards, rewards or accounts that break these rules; the user concerned is notified. If an admin removes a card or perk from your deck, you get a notification.',
    },
    clans: {
      title: 'Friends and clans',
      text: 'You can be in one clan at a time. A clan belongs to its owner, who may name moderators, remove members and delete the clan. You can leave a clan at any time; the owner can only delete it. When the account of an owner is erased, the clan passes to its longest-standing moderator or, if there is none, to its longest-standing member.',
    },
    service: {
      title: 'The service',
      text: 'The game is free and provided “as is”. We do our best to keep it running, above all around the times when phases lock, but cannot promise that it is always reachable. It is not connected with the tournaments, teams or players whose names it shows.',
    },
    changes: {
      title: 'Changes',
      text: 'If these terms change, the date at the top changes too. The rules of an event that has begun are not changed to anybody’s disadvantage.',
    },
  },
} as const
