import type { TestProject } from 'vitest/node'
import { openGameServers } from '../e2e/game-servers.ts'

/** Provides one process of game servers for all engines. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await openGameServers()
  project.provide('gameServers', servers.url)
  return servers.close
}
