#!/usr/bin/env bash
# One would guess: a preview of a webhook's message by the parser that is made for Discord's Markdown shows what Discord shows.
# What happens: timestamps such as <t:…:R>, which Discord shows in each reader's zone, are printed as they stand; so are links with a text,
#   headings and lists, which Discord has in messages since 2023. A team that writes itself _x_ is in italics in both.
# Version: discord-markdown 2.5.1. Source: run; Discord's help page on Markdown.
# For us: names are escaped before they go to Discord, times are sent as <t:…> (rulebook 21.13); a preview by this parser would show neither rightly.
source "$(dirname "$0")/check.sh"
needs discord-markdown@2.5.1
sees <<'JS' 3<<'SEEN'
import markdown from 'discord-markdown'
for (const text of ['<t:1795867200:R>', '[the match](https://example.org)', '# Results', '- donk', '_x_ wins', 'snake_case_name'])
  console.log(text, '=>', markdown.toHTML(text))
JS
<t:1795867200:R> => &lt;t:1795867200:R&gt;
[the match](https://example.org) => [the match](<a href="https://example.org">https://example.org</a>)
# Results => # Results
- donk => - donk
_x_ wins => <em>x</em> wins
snake_case_name => snake_case_name
SEEN
