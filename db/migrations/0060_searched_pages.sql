CREATE TABLE "search_mark" (
	"id" integer PRIMARY KEY NOT NULL,
	"snapshot" text NOT NULL,
	"at" text NOT NULL,
	"pages" text NOT NULL,
	"models" text NOT NULL
);
--> statement-breakpoint
-- The search of visitors reads a folded column as well (0044): what is visible of a page, without markup and hidden blocks.
create function shown_texts(blocks jsonb) returns text language sql immutable strict parallel safe
return (select regexp_replace(coalesce(string_agg(value #>> '{}', ' '), ''), '<[^>]*>', ' ', 'g') from (
  select value from jsonb_path_query(blocks, '$[*] ? (!(@.is_hidden == true)).**.heading ? (@.type() == "string")') as value
  union all select value from jsonb_path_query(blocks, '$[*] ? (!(@.is_hidden == true)).**.title ? (@.type() == "string")') as value
  union all select value from jsonb_path_query(blocks, '$[*] ? (!(@.is_hidden == true)).**.subtitle ? (@.type() == "string")') as value
  union all select value from jsonb_path_query(blocks, '$[*] ? (!(@.is_hidden == true)).**.paragraph ? (@.type() == "string")') as value
  union all select value from jsonb_path_query(blocks, '$[*] ? (!(@.is_hidden == true)).**.description ? (@.type() == "string")') as value
  union all select value from jsonb_path_query(blocks, '$[*] ? (!(@.is_hidden == true)).**.quote ? (@.type() == "string")') as value
) as texts);
--> statement-breakpoint
-- Stands in the column for a shared section that the page shows. Words that are searched have no capital letters, and a digit would be found as one.
create function section_mark(id text) returns text language sql immutable strict parallel safe
return chr(30) || 'SECTION' || translate(id, '0123456789', 'ABCDEFGHIJ') || chr(30);
--> statement-breakpoint
create function section_marks(blocks jsonb) returns text language sql immutable strict parallel safe
return (select coalesce(string_agg(section_mark(named #>> '{}'), ''), '')
  from jsonb_path_query(blocks, '$[*] ? (@.template == "shared_section" && !(@.is_hidden == true)).fields.section_id') as named);
--> statement-breakpoint
alter table page add column folded_text text not null generated always as (
  fold_arabic(title || ' ' || meta_title || chr(31) || meta_description || ' ' || shown_texts(blocks)) || section_marks(blocks)) stored;
--> statement-breakpoint
-- Pages are written seldom: a list of what is not yet in the index would be read at every search.
create index page_folded_text on page using gin (folded_text gin_trgm_ops) with (fastupdate = off);
--> statement-breakpoint
create index page_sections on page (id) where type = 'section';
