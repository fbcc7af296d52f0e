#!/usr/bin/env bash
# One would guess: the sender's library refuses a payload that is longer than a push message may be (RFC 8291: one record, and services need
#   not take more than 4,096 bytes).
# What happens: it is encrypted all the same. From 3,994 bytes on the body has more than 4,096; from 4,080 on it has two records, which the
#   RFC forbids. Only the push service's answer tells, after the message is lost.
# Version: web-push 3.6.7 (http_ece 1.2.0). Source: run; RFC 8291, section 4; RFC 8030, section 7.2.
# For us: a note is a sentence of a few hundred bytes; one that could grow must be cut by us before it is sent.
source "$(dirname "$0")/check.sh"
needs web-push@3.6.7
sees <<'JS' 3<<'SEEN'
import { createECDH, randomBytes } from 'node:crypto'
import push from 'web-push'
const browser = createECDH('prime256v1')
const key = browser.generateKeys().toString('base64url')
const auth = randomBytes(16).toString('base64url')
for (const length of [3993, 3994, 4079, 4080]) {
  const { cipherText } = await push.encrypt(key, auth, Buffer.alloc(length, 'a'), 'aes128gcm')
  const [size, header] = [cipherText.readUInt32BE(16), 21 + cipherText[20]]
  const records = Math.ceil((cipherText.length - header) / size)
  console.log(`payload ${length}: body ${cipherText.length}, records ${records} of at most ${size}`)
}
JS
payload 3993: body 4096, records 1 of at most 4096
payload 3994: body 4097, records 1 of at most 4096
payload 4079: body 4182, records 1 of at most 4096
payload 4080: body 4200, records 2 of at most 4096
SEEN
