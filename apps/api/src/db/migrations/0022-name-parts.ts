import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An index of the parts of one, two and three characters of names, in place of the one of trigrams: that needed an extension, and
 * knew nothing of shorter phrases. The function is dear enough never to be called for every row instead, and keeps workers away,
 * that take longer to start than such a search. What has not been sorted into the index yet is read by each search: little.
 */
export const nameParts: Migration = {
  async up(db) {
    await sql`create function name_parts(name text, shortest int) returns text[]
      language plpgsql immutable strict cost 1000 as $$
      declare
        parts text[] := '{}';
      begin
        for size in shortest..3 loop
          for place in 1..length(name) - size + 1 loop
            parts := parts || substr(name, place, size);
          end loop;
        end loop;
        return parts;
      end $$`.execute(db)
    await sql`create index account_name_part on account using gin (name_parts(lower(username), 1))
      with (gin_pending_list_limit = 256)`.execute(db)
    await sql`drop index if exists account_username_part`.execute(db)
  },
}
