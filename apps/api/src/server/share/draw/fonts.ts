import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ResvgRenderOptions } from '@resvg/resvg-js'
import { shareFonts } from '../../../ground/env/env.ts'

const { resolve } = createRequire(import.meta.url)
const fontFile = (family: string, file: string) =>
  join(dirname(resolve(`@expo-google-fonts/${family}/package.json`)), file)

/** The game's font, which has Latin, Greek and Cyrillic letters. */
const own = [
  fontFile('geologica', '600SemiBold/Geologica_600SemiBold.ttf'),
  fontFile('geologica', '800ExtraBold/Geologica_800ExtraBold.ttf'),
]
const arabic = fontFile('noto-sans-arabic', '600SemiBold/NotoSansArabic_600SemiBold.ttf')
const hebrew = fontFile('noto-sans-hebrew', '600SemiBold/NotoSansHebrew_600SemiBold.ttf')
const otherScript =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]/u

/** Finds the fonts that a text or a whole SVG needs, and no others: resvg reads each file again for each text that it measures. */
export function fontFor(text: string): NonNullable<ResvgRenderOptions['font']> {
  const operators = otherScript.test(text) ? shareFonts() : undefined
  return {
    loadSystemFonts: false,
    defaultFontFamily: 'Geologica',
    fontFiles: [
      ...own,
      ...(/\p{Script=Arabic}/u.test(text) ? [arabic] : []),
      ...(/\p{Script=Hebrew}/u.test(text) ? [hebrew] : []),
    ],
    ...(operators ? { fontDirs: [operators] } : {}),
  }
}
