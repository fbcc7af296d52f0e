import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { className } from './class-name.ts'
import { compileTexts } from './compile-texts.ts'
import { dynamicImports } from './dynamic-imports.ts'

/**
 * Builds what other pages frame (rulebook 26.1) next to the game, with its own chunks: embeds load no code of the game's pages, and the
 * service worker does not keep them.
 */
export default defineConfig({
  plugins: [react(), dynamicImports(), compileTexts(), compression({ skipIfLargerOrEqual: false })],
  resolve: {
    // An embed has no router: its links open the game in a new tab.
    alias: {
      '@tanstack/react-router': fileURLToPath(new URL('src/features/embed/game-links.tsx', import.meta.url)),
    },
  },
  publicDir: false,
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2024',
    assetsDir: 'assets/embed',
    assetsInlineLimit: 0,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'embed.html' },
  },
})
