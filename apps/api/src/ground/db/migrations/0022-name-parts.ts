import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An index of the parts of names with one, two and three characters. It replaces the trigram index, which needed an extension and
 * could not find shorter phrases. The function's cost is so high that the planner never calls it for every row instead, and its
 * parallel mode avoids workers, which take longer to start than such a search. Each search also reads the few pending entries.
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
