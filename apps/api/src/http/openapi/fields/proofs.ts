import type { Fields } from './field.ts'

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

/** The parts of a receipt. */
const receipt: Fields = {
  deck: ['The deck as it is in the database.'],
  block: ["The number of the user's block.", 0],
  inBlock: ['The proof from the deck to the root of the block.'],
  inPhase: ['The proof from the root of the block to that of the phase.'],
  place: ['The place among the leaves, from 0.', 0],
  size: ['How many leaves there are.', 1],
  path: ['The hashes beside the way to the root, from the leaf up.', [hash]],
  link: ['The link that has the root of the phase.'],
}
const ofReceiptIn = (verb: string): Fields =>
  Object.fromEntries(Object.entries(receipt).map(([name, field]) => [`${verb}.${name}`, field]))

/** The proof of a ranking, and disputes about it. */
export const proofs: Fields = {
  'ProofLink.number': ['The place in the chain, from 1.', 1],
  'ProofLink.previous': ['The hash of the link before; empty for the first.', ''],
  'ProofLink.body': ['What the link fixes.'],
  'ProofLink.hash': ['The SHA-256 of all other fields.', hash],
  links: ['The chain of the event, in order.'],
  'get-proof.root': ['The hash of the last link; null where there is none.', hash],
  'get-proof-bundle.block': ['The number of a block of users; without it the head is answered.', 0],
  'get-proof-bundle.head': ['All but decks and ranking; null with a block.'],
  'get-proof-bundle.part': ['The decks and standings of the block; null without one.'],
  'get-proof-bundle.now': ['The time of the server.'],
  'get-proof-bundle.ranked': ['Whether the published ranking counts what the bundle holds.', true],
  'get-proof-bundle.facts': ['What the scores depend on besides decks and counts, as it was fixed.'],
  'get-proof-bundle.points': ['What one count is worth.', 14],
  'facts.sleeves': ['The sleeves with their multipliers.'],
  'get-proof-bundle.counts': ['The counts that count now.'],
  'get-proof-bundle.count': ['How often the player did the keyplay.', 12],
  'get-proof-bundle.decks': ['The decks of the block in the phase.'],
  'part.block': ['The number of the block.', 0],
  'part.head': ['The hash of the last link; null where there is none.', hash],
  'get-proof-bundle.goal': ['The score that a deck must reach.', 1500],
  'get-proof-bundle.files': ['The types of score files that count.', ['kill']],
  'get-proof-bundle.blocks': ['The numbers of the blocks, each of them a part.', [0]],
  'get-proof-bundle.generation': ['The number of the ranking.', 3],
  'get-proof-bundle.root': ['The root of the block; empty from before there were proofs.', hash],
  'get-proof-bundle.leaf': [
    'The hash of the deck as it was frozen; empty from before there were proofs.',
    hash,
  ],
  'get-proof-bundle.standings': ['The standings of the users of the block.'],
  'get-receipt.receipt': ['The proof that the deck took part.'],
  ...ofReceiptIn('get-receipt'),
  'send-dispute.reason': ['What is wrong, in 1 to 1000 characters.', 'My deck had two perks.'],
  'get-own-disputes.disputes': ["The caller's disputes about the phase, newest first."],
  'get-disputes.disputes': ['The disputes, open ones first.'],
  'disputes.reason': [
    'What is wrong, in the words of the user who sent the dispute.',
    'My deck had two perks.',
  ],
  sentAt: ['When the dispute was sent.'],
  answer: ['The answer of the admins; null while the dispute is open.', 'It had one.'],
  'answer-dispute.answer': ['The answer, in 1 to 1000 characters.', 'It had one.'],
  answeredAt: ['When the dispute was answered; null while it is open.'],
  answeredBy: ['The username of the admin who answered; null while the dispute is open.', 'admin'],
  'get-disputes.answered': ['Whether those that are answered are listed, or those that are open.', false],
  'get-disputes.open': ['How many of the list are open.', 1],
  'get-disputes.receipt': ['The receipt as it was when the dispute was sent.'],
  ...ofReceiptIn('get-disputes'),
  'get-disputes.fault': [
    'What does not fit of the receipt now: deck, link, or chain where its link is gone; null where it verifies.',
    null,
  ],
}
