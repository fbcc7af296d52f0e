#!/usr/bin/env bash
# One would guess: verify() of the Standard Webhooks library takes `request.headers` of a fetch-style server, and says whether a signature is right.
# What happens: a Headers object has no entries of its own for the library, which answers "Missing required headers" although they are there.
#   And it verifies JSON only: a rightly signed text that is not JSON raises a SyntaxError, which is not the library's own error; an
#   empty body gives undefined.
# Version: standardwebhooks 1.1.1. Source: run.
# For us: the receiver in docs/machines is for Node's own server, whose headers are a plain object; a fetch-style one needs Object.fromEntries.
source "$(dirname "$0")/check.sh"
needs standardwebhooks@1.1.1
sees <<'JS' 3<<'SEEN'
import { Webhook } from 'standardwebhooks'
const webhook = new Webhook('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
const now = new Date()
const headersOf = body => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
  'webhook-signature': webhook.sign('msg_1', now, body),
})
const verify = (name, body, headers) => {
  try {
    console.log(`${name}:`, JSON.stringify(webhook.verify(body, headers)))
  } catch (error) {
    console.log(`${name}: ${error.name}: ${error.message.split(',')[0]}`)
  }
}
verify('plain object', '{"a":1}', headersOf('{"a":1}'))
verify('Headers', '{"a":1}', new Headers(headersOf('{"a":1}')))
verify('text', 'hello', headersOf('hello'))
verify('empty', '', headersOf(''))
JS
plain object: {"a":1}
Headers: WebhookVerificationError: Missing required headers
text: SyntaxError: Unexpected token 'h'
empty: undefined
SEEN
