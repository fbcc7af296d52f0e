import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The chain of each event (rulebook 9.24), which is append-only, and the hashes of frozen decks in blocks: `leaves` has 36 bytes
 * per deck, the id of its user in 4, highest byte first, then the hash. `ranked_link` is the last link that the published ranking
 * includes.
 */
export const proof: Migration = {
  async up(db) {
    await sql`create table proof_block (
      event_id int not null,
      phase_index int not null,
      block int not null,
      root text not null,
      decks int not null,
      leaves bytea not null check (length(leaves) = 36 * decks),
      primary key (event_id, phase_index, block),
      foreign key (event_id, phase_index) references locked_phase on delete cascade on update cascade
    )`.execute(db)
    await sql`alter table proof_block alter leaves set storage external`.execute(db)
    await sql`create table proof_link (
      event_id int not null references event on delete cascade,
      number int not null,
      previous text not null,
      at timestamptz not null,
      body jsonb not null,
      hash text not null,
      primary key (event_id, number)
    )`.execute(db)
    await refuseChanges(db)
    await sql`alter table event add ranked_link int not null default 0`.execute(db)
  },
}

/** Links of a chain cannot be changed by anyone, and are deleted only with their event. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_link_change() returns trigger language plpgsql as $$
    begin
      raise exception 'A link of a proof is never changed';
    end $$`.execute(db)
  await sql`create trigger proof_link_change before update on proof_link
    for each row execute function refuse_link_change()`.execute(db)
}
