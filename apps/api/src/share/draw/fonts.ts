import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const fontFile = (family: string, file: string) =>
  join(dirname(resolve(`@expo-google-fonts/${family}/package.json`)), file)

/** The game's font, and those for the names that it has no letters for. */
export const font = {
  loadSystemFonts: false,
  defaultFontFamily: 'Geologica',
  fontFiles: [
    fontFile('geologica', '600SemiBold/Geologica_600SemiBold.ttf'),
    fontFile('geologica', '800ExtraBold/Geologica_800ExtraBold.ttf'),
    fontFile('noto-sans-arabic', '600SemiBold/NotoSansArabic_600SemiBold.ttf'),
    fontFile('noto-sans-hebrew', '600SemiBold/NotoSansHebrew_600SemiBold.ttf'),
  ],
}
