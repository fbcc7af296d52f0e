export type {
  BundleBlock,
  BundleCount,
  BundleDeck,
  BundleHead,
  BundlePhase,
  BundleStanding,
} from './bundle.ts'
export type { ProofFault } from './bundle-terms.ts'
export { canonicalJson, type Json } from './canonical-json.ts'
export { chainFault, type ProvenPhase, provenPhases } from './chain.ts'
export { checkDisputeAnswer, checkDisputeReason, disputeTextLength } from './dispute.ts'
export { hashOf, sha256 } from './hash.ts'
export {
  type BlockRoot,
  type CountHashes,
  cardsJson,
  countsHash,
  deckJson,
  type LinkBody,
  linkHash,
  type ProofLink,
  type ProvenDeck,
  phaseRoot,
} from './link.ts'
export { inclusionPath, leafOf, merkleRoot, rootOfPath } from './merkle.ts'
export { type Inclusion, type Receipt, receiptFault } from './receipt.ts'
export { bundleVerifier, type Verdict, verifyBundle } from './verify-bundle.ts'
