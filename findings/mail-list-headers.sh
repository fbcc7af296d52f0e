#!/usr/bin/env bash
# One would guess: a parsed mail's `headers.get('list-unsubscribe')` is the header, and two addresses in it are two addresses.
# What happens: every List- header is gone from the map. They are under `list`, keyed without the prefix, and `unsubscribe-post`, which
#   holds no address at all, becomes an object with a name. The other reader keeps the header as a text.
# Version: mailparser 3.14.2, postal-mime 4.0.0. Source: run; RFC 8058 for the one-click header.
# For us: tests of our mails read List-Unsubscribe from the lines of the message, as a mail service does.
source "$(dirname "$0")/check.sh"
needs mailparser@3.14.2 postal-mime@4.0.0
sees <<'JS' 3<<'SEEN'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'
const mail = [
  'From: game@example.org',
  'To: player@example.org',
  'Subject: Lock',
  'List-Unsubscribe: <https://example.org/u?x=1>, <mailto:u@example.org>',
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  '',
  'Text',
].join('\r\n')
const { headers } = await simpleParser(mail)
console.log('mailparser:', headers.get('list-unsubscribe'), headers.get('list-unsubscribe-post'), JSON.stringify(headers.get('list')))
const other = await PostalMime.parse(mail)
console.log('postal-mime:', other.headers.find(({ key }) => key === 'list-unsubscribe').value)
JS
mailparser: undefined undefined {"unsubscribe":{"url":"https://example.org/u?x=1","mail":"u@example.org"},"unsubscribe-post":{"name":"List-Unsubscribe=One-Click"}}
postal-mime: <https://example.org/u?x=1>, <mailto:u@example.org>
SEEN
