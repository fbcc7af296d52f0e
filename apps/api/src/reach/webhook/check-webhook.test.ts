import { expect, test } from 'vitest'
import { RefusalError } from '../../ground/contract/refusal.ts'
import { checkWebhook, type WantedWebhook } from './check-webhook.ts'

const wanted: WantedWebhook = {
  url: 'https://bot.example.org/hook?key=1',
  form: 'standard',
  kinds: ['phase.result'],
  isOfEvent: true,
  allowsHttp: false,
}
function resultOf(changed: Partial<WantedWebhook>): string {
  try {
    return checkWebhook({ ...wanted, ...changed })
  } catch (error) {
    return error instanceof RefusalError ? error.rule : String(error)
  }
}

test('a webhook has an https address without a password, on a port that no service of a system has (rulebook 21.7, 21.12)', () => {
  expect(resultOf({ url: ' https://bot.example.org/hook?key=1 ' })).toBe('https://bot.example.org/hook?key=1')
  for (const url of [
    'http://bot.example.org',
    'https://a:b@bot.example.org',
    'https://bot.example.org:22/',
    'https://bot.example.org:80/',
    'bot.example.org',
    '',
    `https://x.org/${'x'.repeat(500)}`,
  ])
    expect(resultOf({ url }), url).toBe('WEBHOOK_URL')
  expect(resultOf({ url: 'https://bot.example.org:8443/hook' })).toBe('https://bot.example.org:8443/hook')
  expect(resultOf({ url: 'https://bot.example.org:443/hook' })).toBe('https://bot.example.org/hook')
  expect(resultOf({ url: 'http://127.0.0.1:9/', allowsHttp: true })).toBe('http://127.0.0.1:9/')
})

test('a webhook in the form of Discord is at Discord (rulebook 21.13)', () => {
  const at = (address: string) => resultOf({ form: 'discord', url: `https://${address}` })
  for (const address of [
    'discord.com/api/webhooks/1/abc',
    'discord.com/api/v10/webhooks/123456789012345678/a-b_C',
    'canary.discord.com/api/webhooks/1/abc?thread_id=2',
    'ptb.discord.com/api/webhooks/1/abc',
    'discordapp.com/api/v9/webhooks/1/abc/',
  ])
    expect(at(address)).toBe(`https://${address}`)
  for (const address of [
    'discord.com.example.org/api/webhooks/1/abc',
    'example.org/api/webhooks/1/abc',
    'evildiscord.com/api/webhooks/1/abc',
    'discord.com/api/webhooks/1/abc/slack',
    'discord.com/api/webhooks/1/abc/github',
    'discord.com/channels/1/2',
  ])
    expect(at(address), address).toBe('WEBHOOK_DISCORD')
  expect(resultOf({ url: 'https://discord.com/api/webhooks/1/abc' })).toBe('WEBHOOK_DISCORD')
})

test('a webhook is sent kinds of its target, one at least (rulebook 21.8)', () => {
  expect(resultOf({ kinds: [] })).toBe('WEBHOOK_KINDS')
  expect(resultOf({ kinds: ['league.round'] })).toBe('WEBHOOK_KINDS')
  expect(resultOf({ kinds: ['league.round'], isOfEvent: false })).toMatch(/^https/)
})
