import { product } from '@game/domain'
import { render } from '@react-email/render'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import type { Letter } from './letter.ts'
import { frameTexts } from './texts/frame.ts'

type Framed = Letter & {
  language: 'en' | 'pl'
  name: string
  /** Why the user gets this mail, and where to change that. */
  reason: string
  links: readonly { label: string; url: string }[]
}

const font = 'Verdana, Geneva, sans-serif'
const style = {
  body: { margin: 0, padding: '32px 16px', backgroundColor: '#eef1f7', fontFamily: font },
  card: {
    maxWidth: 520,
    margin: '0 auto',
    padding: '32px 32px 28px',
    backgroundColor: '#fff',
    borderRadius: 14,
  },
  brand: { margin: '0 0 24px', fontSize: 18, fontWeight: 700, color: '#141a28' },
  text: { margin: '0 0 16px', fontSize: 15, lineHeight: '24px', color: '#28324a', overflowWrap: 'anywhere' },
  button: {
    display: 'inline-block',
    margin: '8px 0 24px',
    padding: '14px 24px',
    borderRadius: 10,
    backgroundColor: '#2f5fd0',
    color: '#fff',
    fontSize: 15,
    fontWeight: 700,
    textDecoration: 'none',
  },
  foot: { maxWidth: 520, margin: '20px auto 0', fontSize: 12, lineHeight: '20px', color: '#566079' },
  line: { margin: 0 },
  link: { color: '#2f5fd0' },
} as const satisfies Record<string, CSSProperties>

/** Lays a letter out as HTML and as plain text. */
export async function layOut(framed: Framed): Promise<{ html: string; text: string }> {
  const page = createPage(framed)
  return { html: await render(page), text: await render(page, { plainText: true }) }
}

function createPage({ language, name, subject, paragraphs, action, below = [], reason, links }: Framed) {
  const say = (text: string): ReactNode => createElement('p', { key: text, style: style.text }, text)
  const card = createElement(
    'div',
    { style: style.card },
    createElement('p', { style: style.brand }, product.name),
    say(frameTexts[language].greeting(name)),
    paragraphs.map(say),
    action &&
      createElement('p', null, createElement('a', { href: action.url, style: style.button }, action.label)),
    below.map(say),
  )
  const linkTo = ({ label, url }: (typeof links)[number]) =>
    createElement('a', { href: url, style: style.link }, label)
  const foot = createElement(
    'div',
    { style: style.foot },
    createElement('p', { style: style.line }, reason),
    links.map(link => createElement('p', { key: link.url, style: style.line }, linkTo(link))),
  )
  const head = createElement(
    'head',
    null,
    createElement('meta', { charSet: 'utf-8' }),
    createElement('meta', { name: 'viewport', content: 'width=device-width' }),
    createElement('title', null, subject),
  )
  return createElement(
    'html',
    { lang: language },
    head,
    createElement('body', { style: style.body }, card, foot),
  )
}
