import { createServer } from 'node:http'
import { launchChromium, provideChromium } from './e2e/chromium.ts'

const game = 'http://127.0.0.1:4311'
const [name, path, width = '1440', height = '900', mode = 'frame', extra = ''] = process.argv.slice(2)
const server = createServer((_, answer) => {
  answer.setHeader('content-type', 'text/html')
  const back =
    mode === 'white'
      ? '#fff'
      : 'radial-gradient(900px 600px at 60% 40%,#b5a182,#5d6a58 30%,#2d3630 60%,#1a1f1c),repeating-linear-gradient(45deg,#555 0 40px,#777 40px 80px)'
  answer.end(
    `<!doctype html><style>body{margin:0;background:${back}}iframe{border:0;display:block;width:${width}px;height:${height}px}</style><iframe src="${game}${path}"></iframe>`,
  )
}).listen(4399)
const { chromium, remove } = await provideChromium()
const browser = await launchChromium(chromium)
const context = await browser.newContext({
  viewport: { width: Number(width), height: Number(height) },
  reducedMotion: extra.includes('reduce') ? 'reduce' : 'no-preference',
})
const page = await context.newPage()
page.on('console', m => console.log('console', m.type(), m.text()))
page.on('pageerror', e => console.log('error', e.message))
await page.goto('http://localhost:4399/')
await page.waitForTimeout(Number(/wait=(\d+)/.exec(extra)?.[1] ?? 3000))
await page.screenshot({ path: `/tmp/emb-${name}.png` })
await browser.close()
await remove()
server.close()
