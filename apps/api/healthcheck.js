// For a container: ends with 0 where this process may get requests (rulebook 12.36).
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
