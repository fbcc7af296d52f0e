export default {
  compare: {
    with: 'Compare with',
    choose: 'choose a player',
    caption: '{one} and {other}',
    average: 'points per series',
    form: 'last phases',
    role: 'role',
    style: 'style',
    age: 'age',
    opponents: 'opponents',
    before: 'met before',
    result: '{own}:{opponents} {name}',
    keyplays: 'best keyplays',
  },
  star: {
    mark: 'Put {name} on the shortlist',
    marked: '{name} is on the shortlist',
    short: 'SHORTLIST',
    none: 'YOUR SHORTLIST IS EMPTY',
    noneText:
      'Open a card, or the page of a player, and press the star: then the player is listed here, in every phase.',
    all: 'SHOW ALL PLAYERS',
  },
  draft: {
    ready: 'Your draft of {cards, plural, one {# card} other {# cards}} is ready.',
    none: 'Nothing of your draft fits this phase.',
    instead:
      'These cards were carried over. You also have a draft of {cards, plural, one {# card} other {# cards}}.',
    lost: 'What no longer fits: {names}.',
    use: 'USE IT',
    useInstead: 'USE IT INSTEAD',
    used: 'Your draft is now your deck.',
    usedWithout: 'Your draft is now your deck, without {names}.',
  },
} as const
