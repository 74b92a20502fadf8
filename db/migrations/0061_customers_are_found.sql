CREATE INDEX "customer_order_phone" ON "customer_order" USING btree ("customer_phone");--> statement-breakpoint
CREATE INDEX "quotation_phone" ON "quotation" USING btree ("customer_phone");--> statement-breakpoint
-- Lists and searches of staff read the folded text of a quotation, as those of an order (0044).
alter table quotation add column folded_text text not null generated always as (fold_arabic(
  number || chr(31) || vehicle_name || chr(31) || vehicle_vin || chr(31) || customer_name || chr(31) || customer_email || chr(31) || customer_phone
)) stored;
--> statement-breakpoint
create index quotation_folded_text on quotation using gin (folded_text gin_trgm_ops);
