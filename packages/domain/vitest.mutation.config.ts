import { defineConfig } from 'vitest/config'

/** Mutants have to be caught by the vectors alone: quick, and it shows what the vectors are worth to another language. */
export default defineConfig({ test: { include: ['test/vectors.test.ts'] } })
