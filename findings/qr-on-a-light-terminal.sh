#!/usr/bin/env bash
# One would guess: a QR code that a library draws for the terminal is scanned from every terminal.
# What happens: uqr and qrcode-terminal (small) draw its light modules with the terminal's own text colour. On a terminal with dark text on white the code comes out
#   inverted: jsQR reads it, zxing, which many scanners are built on, does not. With both colours set, light on black, both read it everywhere.
# Version: uqr 0.1.3, qrcode-terminal 0.12.0, read by jsqr 1.4.0 and @zxing/library 0.21.3. Source: run.
# For us: `HOST=0.0.0.0 pnpm start` prints the code with both colours set (docs/machines/host-a-game.md).
source "$(dirname "$0")/check.sh"
needs uqr@0.1.3 qrcode-terminal@0.12.0 jsqr@1.4.0 @zxing/library@0.21.3
sees <<'JS' 3<<'SEEN'
import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'
import jsQR from 'jsqr'
import terminal from 'qrcode-terminal'
import { renderUnicodeCompact } from 'uqr'

const text = 'http://192.168.1.20:3000'
const codes = { uqr: renderUnicodeCompact(text, { border: 2 }) }
terminal.generate(text, { small: true }, drawn => Object.assign(codes, { 'qrcode-terminal': drawn }))

/** The pixels of a terminal that shows these half blocks, four by four for each half. */
const pixelsOf = (drawn, { ink, paper }) => {
  const rows = drawn.split('\n').flatMap(line => [
    [...line].map(block => '█▀'.includes(block)),
    [...line].map(block => '█▄'.includes(block)),
  ])
  const [margin, scale] = [12, 4]
  const size = (Math.max(rows.length, rows[0].length) + 2 * margin) * scale
  const place = at => Math.floor(at / scale) - margin
  return { size, light: Uint8ClampedArray.from({ length: size * size }, (_, at) =>
    rows[place(at / size)]?.[place(at % size)] ? ink : paper) }
}
const readers = {
  jsQR: ({ size, light }) => jsQR(Uint8ClampedArray.from([...light].flatMap(v => [v, v, v, 255])), size, size)?.data,
  zxing: ({ size, light }) => {
    try {
      const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(light, size, size)))
      return new QRCodeReader().decode(bitmap).getText()
    } catch {
      return undefined
    }
  },
}
const themes = { 'light text on black': { ink: 255, paper: 0 }, 'dark text on white': { ink: 0, paper: 255 } }
for (const [library, drawn] of Object.entries(codes))
  for (const [theme, colours] of Object.entries(themes))
    for (const [reader, read] of Object.entries(readers))
      console.log(`${library}, ${theme}: ${reader} ${read(pixelsOf(drawn, colours)) === text ? 'reads it' : 'does not'}`)
JS
uqr, light text on black: jsQR reads it
uqr, light text on black: zxing reads it
uqr, dark text on white: jsQR reads it
uqr, dark text on white: zxing does not
qrcode-terminal, light text on black: jsQR reads it
qrcode-terminal, light text on black: zxing reads it
qrcode-terminal, dark text on white: jsQR reads it
qrcode-terminal, dark text on white: zxing does not
SEEN
