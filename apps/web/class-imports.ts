import type { Plugin } from 'vite'

const sheets = /\.module\.css$/

/**
 * Writes the name of a style sheet's class where a script uses it. With an object of all names for each sheet, as Vite makes it, the
 * scripts of the game page are 1 kB larger. A sheet that is read by a computed key, or handed on, keeps its object.
 */
export function classImports(): Plugin[] {
  return [
    {
      name: 'class-imports',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx$/, code: /\.module\.css'/ },
        handler: code =>
          code.replace(/import (\w+) from ('[^']*\.module\.css')/g, (whole, name: string, sheet: string) =>
            new RegExp(`(?<![\\w.'/-])${name}(?![\\w'.-])(?! from)`).test(code)
              ? whole
              : `import * as ${name} from ${sheet}`,
          ),
      },
      config: () => ({
        build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } } },
      }),
    },
    {
      // Its rules are needed although no script reads its exports any more.
      name: 'class-rules',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: sheets },
        handler: code => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}
