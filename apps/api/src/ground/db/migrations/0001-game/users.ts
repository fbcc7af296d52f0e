/** Users: accounts, sessions, friends, clans, notifications. */
export const users = `
create table account (
  id int generated always as identity primary key,
  username text not null,
  email text,
  name text not null,
  password_hash text not null,
  role text not null default 'user' check (role in ('user', 'admin')),
  avatar text not null default '',
  policy_accepted_at timestamptz,
  deletion_requested_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index account_username on account (lower(username)) where erased_at is null;
create unique index account_email on account (lower(email));
create index account_deletion on account (deletion_requested_at) where erased_at is null;

create table session (
  token_hash text primary key,
  account_id int not null references account on delete cascade,
  remember boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

create table sign_in_attempt (key text primary key, attempts int not null, since timestamptz not null default now());

create table friendship (
  sender_id int not null references account on delete cascade,
  recipient_id int not null references account on delete cascade,
  status int not null default 0 check (status in (0, 1)),
  created_at timestamptz not null default now(),
  primary key (sender_id, recipient_id),
  check (sender_id <> recipient_id)
);
create unique index friendship_pair on friendship (least(sender_id, recipient_id), greatest(sender_id, recipient_id));
create index friendship_recipient on friendship (recipient_id);

create table clan (
  id int generated always as identity primary key,
  name text not null check (char_length(name) between 3 and 32),
  name_key text not null constraint clan_name unique,
  img text not null default '',
  created_at timestamptz not null default now()
);

create table clan_member (
  user_id int primary key references account on delete cascade,
  clan_id int not null references clan on delete cascade,
  role int not null check (role in (1, 2, 3)),
  joined_at timestamptz not null default now()
);
create index clan_member_clan on clan_member (clan_id);
create unique index clan_owner on clan_member (clan_id) where role = 1;

create table notification (
  user_id int not null references account on delete cascade,
  id bigint generated always as identity,
  kind text not null,
  facts jsonb not null,
  natural_key text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (user_id, id),
  unique (user_id, natural_key)
);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  account_id int not null references account,
  call text not null,
  event_id int,
  before jsonb,
  after jsonb
);
create index audit_event on audit (event_id, id);
create function audit_is_append_only() returns trigger language plpgsql as
  $$ begin raise exception 'the audit log is append-only'; end $$;
create trigger audit_append_only before update or delete on audit
  for each row execute function audit_is_append_only();
`
