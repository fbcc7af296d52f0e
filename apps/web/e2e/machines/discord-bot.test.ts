import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { product } from '@game/domain'
import { expect } from 'vitest'
import { sender } from '../admin-api.ts'
import { test } from '../fixtures.ts'
import { leagueCalls, settling } from '../pages/league-pages.ts'
import { openAsAdmin, signUp } from '../users.ts'
import { printed } from './printed.ts'

/** A channel of Discord: what was posted. Its first answer to a bot is that it posts too much. */
async function openChannel() {
  const posts: string[] = []
  let refused = false
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    if (!refused) {
      refused = true
      response.writeHead(429, { 'retry-after': '0.1' }).end()
      return
    }
    const { content, allowed_mentions } = JSON.parse(body)
    expect(allowed_mentions).toEqual({ parse: [] })
    posts.push(content)
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { posts, url: `http://127.0.0.1:${port}/api/webhooks/1/x`, close: () => server.close() }
}

test('the bot of docs/machines/discord-bot.md runs the evening of a league, killed and started again in between', async ({
  app,
  adminApi,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'evening-'))
  await writeFile(join(folder, 'evening.mjs'), await printed('discord-bot', 'js'))
  const channel = await openChannel()
  const teams = ['vitality', 'furia']
  const eventId = await adminApi.createEvent('Evening Cup', { phases: [teams] })
  const owner = await signUp(app, 'evening_eva', '/privacy-policy')
  const friend = await signUp(app, 'evening_filip', '/privacy-policy')
  const admin = await openAsAdmin(app, '/privacy-policy')
  const edit = (verb: string, body: object) => sender(admin.request)(`/api/${product.slug}/${verb}`, body)
  const { token } = await sender(owner.request)<{ token: string }>('/api/auth/add-token', {
    name: 'Evening',
    scopes: ['read', 'play'],
  })
  let errors = ''
  const start = (): ChildProcess => {
    const args = ['evening.mjs', app.url, String(eventId), 'Friday evening']
    const env = { ...process.env, TOKEN: token, DISCORD_WEBHOOK: channel.url }
    const bot = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
    bot.stderr?.on('data', text => {
      errors += text
    })
    return bot
  }
  const posted = (text: string) => expect.poll(() => channel.posts.join('\n'), settling).toContain(text)
  let bot = start()
  try {
    await posted(`**Friday evening** is open. Join it: ${app.url}/l/`)
    const [, code = ''] = /\/l\/(\S+)/.exec(channel.posts[0] ?? '') ?? []
    await leagueCalls(friend).join(code)
    await leagueCalls(owner).hold(eventId, adminApi.player('ZywOo').id)
    await leagueCalls(friend).hold(eventId, adminApi.player('yuurih').id)

    // Not earlier than now: a member who joins after the lock does not play.
    await edit('update-phase', { eventId, index: 1, data: { lock: new Date().toISOString() } })
    await posted('Phase 1 has locked: no more changes.')
    bot.kill('SIGKILL')
    await once(bot, 'exit')
    bot = start()
    await adminApi.upload(eventId, 1, [
      ['ZywOo', 1, 3],
      ['yuurih', 1, 10],
    ])
    await posted('**Friday evening**, round 1\n```\n 1  evening_filip')
    await edit('update-event', { eventId, data: { completed: true } })
    await posted('**Friday evening**, the end\n```\n 1  evening_filip')
    if (bot.exitCode === null) await once(bot, 'exit')
    expect([bot.exitCode, errors]).toEqual([0, ''])
    expect(channel.posts.filter(text => text.includes('/l/'))).toHaveLength(1)
  } finally {
    bot.kill('SIGKILL')
    channel.close()
    await rm(folder, { recursive: true })
  }
})
