import type { Plugin } from 'vite'

/** Statements of tRPC that would keep its WebSocket client, error codes and asynchronous generators in every page. */
const keepsWebSocket = /^_defineProperty\(WsConnection/m
const keepsCodes = /^(const retryableRpcCodes = )(\[[^\]]*\]);$/m
const keepsGenerators = /^AsyncGenerator\.prototype\[[\s\S]*?^\};$/m

/** Lets the build leave out parts of tRPC's client that only its own links use; ours is `api/rest-link.ts`. */
export function unusedTrpc(): Plugin {
  return {
    name: 'unused-trpc',
    apply: 'build',
    transform: {
      filter: { id: /@trpc\/(client\/dist\/(wsLink|index)|server\/dist\/(asyncGeneratorDelegate|codes))/ },
      handler: code =>
        code
          .replace(keepsWebSocket, '/* @__PURE__ */ $&')
          .replace(keepsCodes, '$1/* @__PURE__ */ (() => $2)();')
          .replace(keepsGenerators, ''),
    },
  }
}
