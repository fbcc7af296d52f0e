export {
  isBuiltInSleeve,
  type Sleeve,
  type SleeveCard,
  type SleeveOffer,
  type SleeveResult,
  sleeveResult,
  unknownSleeve,
} from './sleeve.ts'
