#!/usr/bin/env bash
# One would guess: a text that is no SteamID64 is refused, so an account number pasted from a Steam3 ID raises an error; and a SteamID64
#   that is read and written as STEAM_… is written as the game's own log writes it.
# What happens: any run of digits is taken as 64 bits. An account number becomes universe 0, type 0, without an error; only isValid() says so.
#   Steam2 IDs come out as STEAM_0, while logs of Counter-Strike since CS:GO have STEAM_1: the texts of one person differ.
# Version: steamid 2.1.0. Source: run; its README names the two renderings, not the account number.
# For us: our own reader makes a SteamID64 of each form, [U:1:n] among them, before people are compared (rulebook 8.29).
source "$(dirname "$0")/check.sh"
needs steamid@2.1.0
sees <<'JS' 3<<'SEEN'
import SteamID from 'steamid'
const account = new SteamID('900000001')
console.log('account number:', account.getSteamID64(), 'universe', account.universe, 'valid', account.isValid())
const person = new SteamID('76561198860265729')
console.log('steam2:', person.steam2(), 'as the newer games write it:', person.steam2(true))
const other = new SteamID('[U:1:900000001:2]')
console.log('with an instance:', other.getSteamID64(), 'valid', other.isValid(), 'of a person', other.isValidIndividual())
JS
account number: 900000001 universe 0 valid false
steam2: STEAM_0:1:450000000 as the newer games write it: STEAM_1:1:450000000
with an instance: 76561203155233025 valid true of a person false
SEEN
