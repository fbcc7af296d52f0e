import puppeteer from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Opens Firefox, which is driven by WebDriver BiDi. */
export async function openFirefox(
  executablePath: string,
  size: { width: number; height: number },
): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport(size)
  return {
    open: async url => void (await page.goto(url, { waitUntil: 'load' })),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: selector => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: key => page.keyboard.press(key),
    close: () => browser.close(),
  }
}
