import module from 'node:module'

// JavaScript, so that a Node too old to read TypeScript still gets to the sentence.
const needed = 24
const major = Number(process.versions.node.split('.')[0])
if (major < needed) {
  console.error(
    `The game needs Node ${needed} or newer, this is ${process.versions.node}. Start it with: npx -y pnpm@12 start`,
  )
  process.exitCode = 1
} else {
  // The next start reads the modules from a cache.
  module.enableCompileCache()
  await import('./src/server/main.ts')
}
