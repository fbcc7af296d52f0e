export {
  isBuiltInSleeve,
  type Sleeve,
  type SleeveCard,
  type SleeveOffer,
  type SleeveResult,
  sleeveResult,
  sleeveResultOnDay,
  unknownSleeve,
} from './sleeve.ts'
