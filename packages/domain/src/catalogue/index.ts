export * from './catalogue.ts'
export * from './country.ts'
export * from './file/index.ts'
export * from './picture.ts'
