import type { Page } from 'playwright-core'
import { dragByMouse, dragByTouch, gripOf } from './long-task-hands.ts'
import type { Interaction, Kind } from './long-task-list.ts'

/** A page on which each kind of interaction changes one text, or moves one box. */
const emptyPage = `data:text/html,<button>0</button> <input> <output></output>
<div style="position:fixed;top:80px;width:60px;height:60px;background:teal">box</div><script>
const [button, input, output, box] = ['button', 'input', 'output', 'div'].map(name => document.querySelector(name))
const move = (x, y) => { box.style.transform = 'translate(' + x + 'px,' + y + 'px)' }
button.onclick = () => button.textContent++
input.oninput = () => { output.textContent = input.value }
addEventListener('mousemove', ({ x, y, buttons }) => buttons && move(x, y))
addEventListener('touchmove', ({ touches: [{ clientX, clientY }] }) => move(clientX, clientY))
</script>`

export const openFloor = (page: Page) => page.goto(emptyPage)

const key = { keys: ['Space', 'ArrowRight', 'Space'], letters: 'er 177' }
const away = { x: 200, y: 300 }

export const floors: Record<Kind, Interaction['prepare']> = {
  press: async page => {
    const { x, y } = await gripOf(page.locator('button'))
    return { act: () => page.mouse.click(x, y) }
  },
  type: async page => {
    await page.locator('input').focus()
    return {
      act: async () => {
        for (const letter of key.letters) await page.keyboard.press(letter)
      },
    }
  },
  keys: async page => {
    await page.locator('button').focus()
    return {
      act: async () => {
        for (const name of key.keys) await page.keyboard.press(name)
      },
    }
  },
  mouse: async page => {
    const from = await gripOf(page.locator('div'))
    return { act: () => dragByMouse(page, from, away) }
  },
  touch: async page => {
    const from = await gripOf(page.locator('div'))
    return { act: () => dragByTouch(page, from, away, async () => undefined) }
  },
}
