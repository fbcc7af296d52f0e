export type {
  BundleBlock,
  BundleCount,
  BundleDeck,
  BundleFigures,
  BundleGrant,
  BundleHead,
  BundlePhase,
  BundleSizes,
  BundleStanding,
} from './bundle.ts'
export { canonicalJson, type Json } from './canonical-json.ts'
export { chainFault, type ProvenPhase, provenPhases, recordedRanking } from './chain.ts'
export {
  type Checkpoint,
  checkpointText,
  includesCheckpoint,
  readCheckpoints,
  type SignedCheckpoint,
} from './checkpoint.ts'
export { checkDisputeAnswer, checkDisputeReason, disputeTextLength } from './dispute.ts'
export type { ProofFault } from './fault.ts'
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
  type RankingBody,
} from './link.ts'
export { inclusionPath, leafOf, merkleRoot, rootOfPath } from './merkle.ts'
export { type Inclusion, type Receipt, receiptFault } from './receipt.ts'
export { type RecordedRow, recordedRows } from './recorded-rows.ts'
export { bundleVerifier, type Verdict, verifyBundle } from './verify-bundle.ts'
