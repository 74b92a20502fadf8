DROP INDEX "delivery_queued";--> statement-breakpoint
CREATE INDEX "customer_order_visit" ON "customer_order" USING btree (("appointment" ->> 'date'));--> statement-breakpoint
CREATE INDEX "payment_held" ON "payment" USING btree ("authorised_until") WHERE state = 'authorised';--> statement-breakpoint
CREATE INDEX "vehicle_updated" ON "vehicle" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "delivery_queued" ON "delivery" USING btree ("target","next_at","id") WHERE state = 'queued';