export {
  type CatalogueChange,
  type CatalogueFileOptions,
  type CatalogueFileReader,
  type CatalogueFileResult,
  catalogueCsv,
  catalogueFileReader,
} from './file/catalogue-file.ts'
export {
  type CatalogueFileCells,
  type CatalogueFileColumn,
  type CatalogueFileKind,
  catalogueFileColumns,
  catalogueFileKinds,
  catalogueFileLimits,
} from './file/columns.ts'
export { type CatalogueFileLinks, findByNameOrId, nameOrId } from './file/reference.ts'
export { type CountryCode, countries, countryCodeOf, countryCodes, isCountry } from './record/country.ts'
export {
  isPictureKey,
  type PictureKind,
  type PictureWidth,
  pictureKinds,
  pictureLimits,
  picturePath,
  pictureSizes,
  pictureWidths,
} from './record/picture.ts'
export {
  type CatalogueData,
  type CatalogueKind,
  catalogueKinds,
  catalogueLimits,
  hasOwnId,
  invalidFields,
  isIdTaken,
  isSteamId,
  missingFields,
  requiredFields,
} from './record/record.ts'
export { slugOf } from './slug.ts'
