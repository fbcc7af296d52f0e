export {
  isBuiltInSleeve,
  type LackingCard,
  lackingCard,
  type Sleeve,
  type SleeveCard,
  type SleeveOffer,
  type SleeveResult,
  sleeveMultipliers,
  sleeveResult,
  unknownSleeve,
} from './sleeve.ts'
export { sleeves } from './sleeves.ts'
