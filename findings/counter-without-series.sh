#!/usr/bin/env bash
# One would guess: a counter that nothing has counted yet is 0, with labels as without, so that a rate over it is 0 too.
# What happens: a counter with labels has no line at all before its first count; a query over it answers nothing, and an alarm that compares the
#   answer stays silent for the wrong reason. A gauge may be called …_total, which Prometheus' own checker complains of.
# Version: prom-client 15.1.3. Source: run.
# For us: the test with a real Prometheus lists by name the panels that are empty as long as nothing has failed, nobody has left and no job waits.
source "$(dirname "$0")/check.sh"
needs prom-client@15.1.3
sees <<'JS' 3<<'SEEN'
import client from 'prom-client'
const registry = new client.Registry()
const registers = [registry]
new client.Counter({ name: 'plain_total', help: 'a', registers })
new client.Counter({ name: 'labelled_total', help: 'b', labelNames: ['route'], registers })
new client.Gauge({ name: 'gauge_total', help: 'c', registers })
console.log((await registry.metrics()).trim())
JS
# HELP plain_total a
# TYPE plain_total counter
plain_total 0

# HELP labelled_total b
# TYPE labelled_total counter

# HELP gauge_total c
# TYPE gauge_total gauge
gauge_total 0
SEEN
