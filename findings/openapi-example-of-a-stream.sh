#!/usr/bin/env bash
# One would guess: an OpenAPI 3.1 document whose stream has the schema of one line may show two lines as its example, as every reader needs.
# What happens: the example of application/x-ndjson and text/event-stream is judged as one value of the schema, so each shown line is a mistake;
#   and a webhook without `security` is an error, although nobody signs in to receive one.
# Version: @redocly/openapi-core 1.34.24. Source: run.
# For us: webhooks say `security: []`; the linter's complaints of the stream's example are the only ones that the gate allows.
source "$(dirname "$0")/check.sh"
needs @redocly/openapi-core@1.34.24
sees <<'JS' 3<<'SEEN'
import { createConfig, lintFromString } from '@redocly/openapi-core'
const line = { type: 'object', properties: { type: { type: 'string' } }, required: ['type'] }
const operation = { operationId: 'a', summary: 'A.', security: [] }
const stream = { 'application/x-ndjson': { schema: line, example: '{"type":"open"}\n{"type":"end"}\n' } }
const answers = content => ({ 200: { description: 'Said.', content }, 400: { description: 'No.' } })
const source = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'A', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: 'https://game.example' }],
  paths: { '/live': { get: { ...operation, responses: answers(stream) } } },
  webhooks: { sent: { post: { operationId: 'b', summary: 'B.', responses: answers({}) } } },
})
const config = await createConfig({ extends: ['recommended'] })
for (const { severity, ruleId, message } of await lintFromString({ source, config, absoluteRef: 'a.json' }))
  console.log(severity, ruleId, message.split('\n')[0])
JS
warn no-invalid-media-type-examples Example value must conform to the schema: type must be object.
error security-defined Every operation should have security defined on it or on the root level.
SEEN
