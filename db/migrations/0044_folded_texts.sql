-- Lists of staff search large tables by a column with the folded text of all that they search, which an index of trigrams finds. The extension is
-- among PostgreSQL's contrib modules, and the owner of a database may create it.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- The form of foldArabic (src/kernel/arabic.ts). `translate` could remove the marks too, but takes 1.5 times as long.
create function fold_arabic(written text) returns text language sql immutable strict parallel safe
return lower(btrim(regexp_replace(translate(
  regexp_replace(normalize(written, nfkc), U&'[\0610-\061a\064b-\065f\0670\06d6-\06dc\06df-\06e8\06ea-\06ed\0640]', '', 'g'),
  'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫٬', 'اااايهوي01234567890123456789.,'), '\s+', ' ', 'g')));
--> statement-breakpoint
alter table vehicle add column folded_text text not null generated always as (fold_arabic(
  vin || chr(31) || order_number || chr(31) || coalesce(external_id, '') || chr(31) || nameplate_brand_name || chr(31) || nameplate_name || chr(31)
  || dealer_code || chr(31) || color_name || chr(31) || coalesce(details ->> 'model_display_name', '') || chr(31) || coalesce(details ->> 'version', '')
)) stored;
--> statement-breakpoint
create index vehicle_folded_text on vehicle using gin (folded_text gin_trgm_ops);
--> statement-breakpoint
alter table lead add column folded_text text not null generated always as (fold_arabic(email || chr(31) || phone || chr(31) || attributes::text)) stored;
--> statement-breakpoint
create index lead_folded_text on lead using gin (folded_text gin_trgm_ops);
--> statement-breakpoint
alter table customer_order add column folded_text text not null generated always as (fold_arabic(
  number || chr(31) || vehicle_name || chr(31) || vehicle_vin || chr(31) || customer_name || chr(31) || customer_email || chr(31) || customer_phone
)) stored;
--> statement-breakpoint
create index customer_order_folded_text on customer_order using gin (folded_text gin_trgm_ops);
